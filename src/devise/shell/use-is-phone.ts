import { useMediaQuery } from '@mantine/hooks';

/** Below the width at which the style sheets of devise put things side by side. */
const PHONE = '(max-width: 719px)';

/** Whether things stand one below the other, so that what is rarely wanted is better folded away. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
