import { useSessionStorage } from '@mantine/hooks';

/** A state that outlives a reload of its tab. `empty` is the same value at every call. */
export const useTabStorage = <T>(key: string, empty: T) =>
  useSessionStorage<T>({ key: `palapa-${key}`, defaultValue: empty, getInitialValueInEffect: false });
