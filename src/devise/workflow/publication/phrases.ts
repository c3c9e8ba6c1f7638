import type { PublicationState } from '../../../domain/publication/state.ts';

const en = {
  heading: 'What guests read',
  manage: 'Publish or withdraw',
  manageNote: 'What guests read in each language, now and later.',
  column: 'Guests',
  filter: 'Publication',
  languages: { en: 'English', es: 'Spanish' },
  states: {
    waiting: 'waits for approval',
    due: 'scheduled',
    changed: 'changed since',
    published: 'published',
    none: 'not published',
  } satisfies Record<PublicationState, string>,
  withdrawn: 'withdrawn',
  duePublish: (when: string) => `due ${when}`,
  dueWithdraw: (when: string) => `until ${when}`,
  of: (language: string, text: string) => `${language}: ${text}`,
  reads: (when: string) => `guests read this since ${when}`,
  readsOlder: (when: string) => `changed, guests read the version of ${when}`,
  readsNothing: 'guests do not see it yet',
  withdrawnSince: (when: string) => `withdrawn since ${when}, guests do not see it`,
  waits: 'it waits for approval',
  willPublish: (when: string) => `it will be published ${when}`,
  willWithdraw: (when: string) => `it will be withdrawn ${when}`,
};

const es: typeof en = {
  heading: 'Lo que leen los huéspedes',
  manage: 'Publicar o retirar',
  manageNote: 'Lo que leen los huéspedes en cada idioma, ahora y más adelante.',
  column: 'Huéspedes',
  filter: 'Publicación',
  languages: { en: 'Inglés', es: 'Español' },
  states: {
    waiting: 'espera aprobación',
    due: 'programado',
    changed: 'con cambios',
    published: 'publicado',
    none: 'sin publicar',
  },
  withdrawn: 'retirado',
  duePublish: (when) => `se publica: ${when}`,
  dueWithdraw: (when) => `se retira: ${when}`,
  of: (language, text) => `${language}: ${text}`,
  reads: (when) => `los huéspedes leen esto desde: ${when}`,
  readsOlder: (when) => `con cambios; los huéspedes leen la versión de: ${when}`,
  readsNothing: 'los huéspedes aún no lo ven',
  withdrawnSince: (when) => `retirado desde: ${when}; los huéspedes no lo ven`,
  waits: 'espera aprobación',
  willPublish: (when) => `se publicará: ${when}`,
  willWithdraw: (when) => `se retirará: ${when}`,
};

export const publicationPhrases = { en, es };
