/** The families of booking engines that a resort may have: each is a file beside this one. */
export const engineNames = ['group', 'reservhotel'] as const;

export type EngineName = (typeof engineNames)[number];
