import type { Locales } from '../language.ts';

/** Asked and not confirmed yet; confirmed; left. */
export const subscriberStates = ['pending', 'confirmed', 'ended'] as const;

export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateNames: Readonly<Record<SubscriberState, Locales<string>>> = {
  pending: { en: 'Not confirmed yet', es: 'Sin confirmar' },
  confirmed: { en: 'Receives it', es: 'Lo recibe' },
  ended: { en: 'Has left', es: 'Se dio de baja' },
};
