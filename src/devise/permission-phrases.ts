import { permissionNames } from '../domain/staff/permission-names.ts';

const en = {
  names: permissionNames.en,
  needs: (permission: string) =>
    `You need the permission “${permission}” for this. An administrator can give it to you.`,
  needsShort: (permission: string) => `Needs “${permission}”`,
  lockedNote: 'What has a lock needs a permission that you do not have. An administrator can give it to you.',
  onlyLooks: 'Your role lets you look at this, not change it.',
};

const es: typeof en = {
  names: permissionNames.es,
  needs: (permission) =>
    `Para esto necesita el permiso «${permission}». Puede pedírselo a quien administra los usuarios.`,
  needsShort: (permission) => `Requiere «${permission}»`,
  lockedNote:
    'Lo que tiene un candado requiere un permiso que usted no tiene. Puede pedírselo a quien administra los usuarios.',
  onlyLooks: 'Su rol le permite consultarlo, pero no modificarlo.',
};

/** What a permission is called, and what is said to whoever lacks it. */
export const permissionPhrases = { en, es };
