import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { clearFailureToasts } from './toasts.ts';

/** A mutation that ignores calls while one is running: a double click comes before the button is disabled. */
export function useWrite<T, V = void>(options: UseMutationOptions<T, Error, V>) {
  const isOnItsWay = useRef(false);
  const writing = useMutation<T, Error, V>({
    ...options,
    onSettled: (...settled) => {
      isOnItsWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate = (variables: V) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    clearFailureToasts();
    writing.mutate(variables);
  };
  return { ...writing, mutate };
}
