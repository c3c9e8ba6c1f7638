import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.ts';

const inés = { name: 'Inés Robles', email: 'ines.robles@casamarea.test' };
const fault = (password: string) => passwordFault(password, inés)?.code;

describe('a password', () => {
  it('is at least twelve characters long', () => {
    expect(fault('tern-oak-9fy')).toBeUndefined();
    expect(fault('tern-oak-9f')).toBe('too-short');
    expect(passwordFault('short', inés)?.detail).toBe('12');
    expect(fault('🌴🌴🌴🌴🌴🌴')).toBe('too-short');
    expect(fault(`${'tern oak '.repeat(30)}x`)).toBe('too-long');
  });

  it.each([
    'password1234',
    'Password2026!',
    'P4$$w0rd1234',
    'passwordpassword',
    'Contraseña2026',
    'bienvenidos2025',
    'administrator',
    'administrador1',
    'letmeinletmein',
    'iloveyou1234',
    'tequieromucho',
    'correct horse battery staple',
    'qwertyuiop123',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'abcdefghijkl',
    '123456789012',
    '098765432109',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'xy7xy7xy7xy7',
    'Palapa-Hotel-2026',
    'palapa-demo-2026',
    'Realmadrid2026',
    'monkey dragon 1',
    'octubre-2026!!',
  ])('"%s" is common', (password) => {
    expect(fault(password)).toBe('common-password');
  });

  it.each([
    'InesRobles2026',
    'ines.robles@casamarea.test',
    'robles-casamarea',
    'Inés-Robles-Inés-1',
    'r0bles1nes1234',
  ])('"%s" is the person’s own name and address', (password) => {
    expect(fault(password)).toBe('personal-password');
  });

  it.each([
    'gris nublado tapir',
    'k8#Vw2!pLq9z',
    'ocho barcas sin remo',
    'robles y encinas altas',
    'Tortuga-lenta-41',
  ])('"%s" is good', (password) => {
    expect(fault(password)).toBeUndefined();
  });
});
