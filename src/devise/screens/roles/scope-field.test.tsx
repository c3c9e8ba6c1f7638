import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { ScopeField } from './scope-field.tsx';

type Scope = Parameters<typeof ScopeField>[0]['value'];

let root: Root;
const onChange = vi.fn<(scope: Scope) => void>();

function Field() {
  const [value, setValue] = useState<Scope>({ may_change: true, may_publish: true, words_only_in: [] });
  return (
    <ScopeField
      value={value}
      error={null}
      onChange={(scope) => {
        onChange(scope);
        setValue(scope);
      }}
    />
  );
}

const press = (element: HTMLElement | null) => act(async () => element?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MantineProvider>
        <StaffLanguageProvider>
          <Field />
        </StaffLanguageProvider>
      </MantineProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it('asks of a role that changes something whether it publishes it', async () => {
  const tick = () =>
    [...document.querySelectorAll('label')].find((one) => one.textContent === 'They publish what they change')
      ?.control as HTMLInputElement | undefined;
  expect(tick()?.checked).toBe(true);
  await press(tick()!);
  expect(onChange).toHaveBeenLastCalledWith({ may_change: true, may_publish: false, words_only_in: [] });
  expect(document.body.textContent).toContain('has approved it');

  await press(document.querySelector('input[value="words"]'));
  expect(onChange).toHaveBeenLastCalledWith({
    may_change: true,
    may_publish: false,
    words_only_in: ['en', 'es'],
  });
  await press(document.querySelector('input[value="nothing"]'));
  expect(tick()).toBeUndefined();
});
