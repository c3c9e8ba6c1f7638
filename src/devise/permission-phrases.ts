import { type Language, languageNames } from '../domain/language.ts';
import { permissionNames } from '../domain/staff/permission-names.ts';

const en = {
  names: permissionNames.en,
  needs: (permission: string) =>
    `You need the permission “${permission}” for this. An administrator can give it to you.`,
  needsShort: (permission: string) => `Needs “${permission}”`,
  lockedNote: 'What has a lock needs a permission that you do not have. An administrator can give it to you.',
  onlyLooks: 'Your role lets you look at this, not change it.',
  onlyWords: (languages: readonly Language[]) =>
    `Your role lets you change words in ${languages.map((one) => languageNames.en[one]).join(' and ')}, nothing else.`,
};

const es: typeof en = {
  names: permissionNames.es,
  needs: (permission) =>
    `Para esto necesita el permiso «${permission}». Puede pedírselo a quien administra los usuarios.`,
  needsShort: (permission) => `Requiere «${permission}»`,
  lockedNote:
    'Lo que tiene un candado requiere un permiso que usted no tiene. Puede pedírselo a quien administra los usuarios.',
  onlyLooks: 'Su rol le permite consultarlo, pero no modificarlo.',
  onlyWords: (languages) =>
    `Su rol le permite modificar solo los textos en ${languages.map((one) => languageNames.es[one]).join(' y ')}.`,
};

/** Names of permissions, and the messages for people who lack them. */
export const permissionPhrases = { en, es };
