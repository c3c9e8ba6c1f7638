const en = {
  unknown: 'A program we do not know',
  here: 'This one, here',
  lastSeen: 'Last used',
  end: 'Sign out there',
  endOf: (device: string) => `Sign out there: ${device}`,
  ended: 'That session has been ended.',
  none: 'Nowhere at the moment.',
};

const es: typeof en = {
  unknown: 'Un programa que no conocemos',
  here: 'Esta misma, aquí',
  lastSeen: 'Último uso',
  end: 'Cerrar esa sesión',
  endOf: (device) => `Cerrar esa sesión: ${device}`,
  ended: 'Se cerró esa sesión.',
  none: 'En ningún lugar por ahora.',
};

export const sessionPhrases = { en, es };
