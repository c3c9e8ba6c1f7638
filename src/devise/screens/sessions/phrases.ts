const en = {
  unknown: 'A program we do not know',
  here: 'This one, here',
  lastSeen: 'Last used',
  end: 'Sign out there',
  endOf: (device: string) => `Sign out there: ${device}`,
  ended: 'That session has been ended.',
  endOthers: 'Sign out everywhere else',
  endAll: 'Sign out everywhere, here too',
  endAllOfPerson: 'Sign this person out everywhere',
  othersEnded: 'Every other session has been ended.',
  allEnded: 'Every session has been ended.',
  none: 'Nowhere at the moment.',
};

const es: typeof en = {
  unknown: 'Un programa que no conocemos',
  here: 'Esta misma, aquí',
  lastSeen: 'Último uso',
  end: 'Cerrar esa sesión',
  endOf: (device) => `Cerrar esa sesión: ${device}`,
  ended: 'Se cerró esa sesión.',
  endOthers: 'Cerrar todas las demás sesiones',
  endAll: 'Cerrar todas las sesiones, también esta',
  endAllOfPerson: 'Cerrar todas las sesiones de esta persona',
  othersEnded: 'Se cerraron todas las demás sesiones.',
  allEnded: 'Se cerraron todas las sesiones.',
  none: 'En ningún lugar por ahora.',
};

export const sessionPhrases = { en, es };
