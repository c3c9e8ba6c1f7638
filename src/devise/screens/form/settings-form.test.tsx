import { MantineProvider, TextInput } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchFailed } from '../../../web/fetch.ts';
import { queries } from '../../queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { useServerForm } from './use-server-form.ts';
import { WAIT } from '../../../../test/wait.ts';

interface Values {
  readonly name: string;
  readonly email: string;
}

type Write = (values: Values) => Promise<string>;

const onShowTheirs = vi.fn<(current: unknown) => void>();
const onSaved = vi.fn<(saved: string) => void>();
let root: Root;

function Person({ write }: { readonly write: Write }) {
  const server = useServerForm({ initialValues: { name: 'Ana', email: 'ana' }, write, onSaved });
  return (
    <SettingsForm
      of={server}
      save="Save"
      conflict={{ text: 'Somebody was first.', showTheirs: 'Show theirs', onShowTheirs }}
    >
      <TextInput aria-label="name" {...server.form.getInputProps('name')} />
      <TextInput aria-label="email" {...server.form.getInputProps('email')} />
    </SettingsForm>
  );
}

const refused = (path: string) =>
  new FetchFailed('users', 422, {
    title: 'Refused',
    status: 422,
    errors: [{ path, message: `${path} is wrong` }],
  });

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)!;
const said = () =>
  [...document.querySelectorAll('.mantine-InputWrapper-error')].map((one) => one.textContent);

async function type(name: string, text: string): Promise<void> {
  const input = field(name);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  await act(async () => {
    set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const save = () => act(async () => document.querySelector<HTMLElement>('[type="submit"]')?.click());

const draw = (write: Write) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MantineProvider env="test">
          <Person write={write} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  onShowTheirs.mockClear();
  onSaved.mockClear();
});

describe('settings form', () => {
  it('sends its values and hands on what was saved', async () => {
    const write = vi.fn<Write>(async ({ name }) => name);
    await draw(write);
    await type('name', 'Bea');
    await save();
    await vi.waitFor(() => expect(onSaved.mock.calls[0]?.[0]).toBe('Bea'), WAIT);
    expect(write.mock.calls[0]?.[0]).toEqual({ name: 'Bea', email: 'ana' });
  });

  it('says at the field why the server refused it, takes the focus there, and is silent once it is changed', async () => {
    await draw(() => Promise.reject(refused('email')));
    await save();
    await vi.waitFor(() => expect(said()).toEqual(['email is wrong']), WAIT);
    expect(document.activeElement).toBe(field('email'));
    await type('name', 'Bea');
    expect(said()).toEqual(['email is wrong']);
    await type('email', 'ana@palapa.test');
    expect(said()).toEqual([]);
  });

  it('does not blame a field that was changed while the answer was on its way', async () => {
    let fail: (reason: Error) => void = () => undefined;
    await draw(() => new Promise((_, reject) => (fail = reject)));
    await save();
    await type('email', 'ana@palapa.test');
    await act(async () => fail(refused('email')));
    await vi.waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull(), WAIT);
    expect(said()).toEqual([]);
  });

  it('keeps what was typed where somebody else saved first, and offers theirs', async () => {
    const theirs = { name: 'Carla' };
    const conflict = new FetchFailed('users', 409, { title: 'Conflict', status: 409, current: theirs });
    await draw(() => Promise.reject(conflict));
    await type('name', 'Bea');
    await save();
    const offer = () => document.querySelector<HTMLElement>('[role="alert"] button');
    await vi.waitFor(() => expect(document.activeElement).toBe(offer()), WAIT);
    expect(field('name').value).toBe('Bea');
    await act(async () => offer()?.click());
    expect(onShowTheirs.mock.calls[0]?.[0]).toEqual(theirs);
  });
});
