import type { Language } from '../../../domain/language.ts';
import type { Rights } from '../../../domain/staff/role.ts';
import type { SeededRoleName } from '../../../domain/staff/seeded-roles.ts';

/** The invented people of the demo group, one for each role, on the sites where such a person would work. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly role: SeededRoleName;
  readonly sites: Rights['siteIds'];
}

export const DEMO_ADMIN = { name: 'Inés Robles', email: 'admin@palapa.test' } as const;

/** The password of all demo staff. It is only accepted while nobody but this machine can reach Palapa. */
export const DEMO_PASSWORD = 'palapa-demo-2026';

export const demoStaff: readonly DemoPerson[] = [
  {
    name: 'Graham Whitlock',
    email: 'brand@palapa.test',
    language: 'en',
    role: 'Brand Manager',
    sites: 'all',
  },
  {
    name: 'Lucía Canul',
    email: 'manager@palapa.test',
    language: 'es',
    role: 'Property Manager',
    sites: [15],
  },
  { name: 'Mateo Ancona', email: 'chef@palapa.test', language: 'es', role: 'Food & Beverage', sites: [15] },
  {
    name: 'Jade Okafor',
    email: 'activities@palapa.test',
    language: 'en',
    role: 'Activities',
    sites: [15, 24],
  },
  { name: 'Renata Solís', email: 'marketing@palapa.test', language: 'es', role: 'Marketing', sites: 'all' },
  { name: 'Tom Lindqvist', email: 'web@palapa.test', language: 'en', role: 'Web Editor', sites: 'all' },
  { name: 'Priya Nair', email: 'press@palapa.test', language: 'en', role: 'Publications', sites: 'all' },
  { name: 'Ximena Poot', email: 'translator@palapa.test', language: 'es', role: 'Translator', sites: 'all' },
  { name: 'Bram de Wit', email: 'viewer@palapa.test', language: 'en', role: 'Viewer', sites: [15, 24, 36] },
];
