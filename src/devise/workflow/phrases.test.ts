import { expect, it } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { nounOf } from './noun.ts';
import { workflowPhrases } from './phrases.ts';

it('what stands below an action has the gender of the type', () => {
  const { menu } = workflowPhrases.es;
  const [offer, event] = [nounOf(contentTypes.special, 'es'), nounOf(contentTypes.event, 'es')];
  expect(menu.editNote(offer)).toBe('Búsquela, cámbiela, vea qué cambia y guárdela.');
  expect(menu.editNote(event)).toBe('Búsquelo, cámbielo, vea qué cambia y guárdelo.');
});
