/** A setting that cannot be used: one clear line for whoever runs Palapa. */
export class InvalidSetting extends Error {}

/** '1', '0', 'true' or 'false'; `otherwise` where nothing is said. Throws InvalidSetting, which names the setting. */
export function onOff(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined || value === '') return otherwise;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new InvalidSetting(`${name} should be 1 or 0, not "${value}".`);
}
