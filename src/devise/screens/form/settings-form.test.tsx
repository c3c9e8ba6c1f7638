import { MantineProvider, TextInput } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchFailed } from '../../../web/fetch.ts';
import { queries } from '../../queries.ts';
import { StaffLanguageProvider } from '../../staff-language.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useServerForm } from './use-server-form.ts';
import { WAIT } from '../../../../test/wait.ts';

interface Values {
  readonly name: string;
  readonly email: string;
}

type Write = (values: Values, version: number) => Promise<string>;

const onShowTheirs = vi.fn<(current: unknown) => void>();
const onSaved = vi.fn<(saved: string) => void>();
let root: Root;

const ana: Values = { name: 'Ana', email: 'ana' };

interface PersonProps {
  readonly write: Write;
  readonly stored: Values;
  readonly version: number;
}

function Person({ write, stored, version }: PersonProps) {
  const server = useServerForm({ keptAs: 'person', initialValues: stored, version, write, onSaved });
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

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

/** Somebody else may have stored another version meanwhile. */
const draw = (write: Write, stored = ana, version = 1) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <StaffLanguageProvider>
          <MantineProvider env="test">
            <Person key={version} write={write} stored={stored} version={version} />
          </MantineProvider>
        </StaffLanguageProvider>
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
  sessionStorage.clear();
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

  /** As after Back, or a reload of the tab. */
  const leave = () => act(async () => root.render(null));

  it('keeps what was typed when the page is left, until it is saved', async () => {
    const write = vi.fn<Write>(async ({ name }) => name);
    await draw(write);
    await type('name', 'Bea');
    await leave();
    await draw(write);
    expect(field('name').value).toBe('Bea');
    expect(button('Discard my changes')).toBeDefined();
    await save();
    await vi.waitFor(() => expect(onSaved.mock.calls[0]?.[0]).toBe('Bea'), WAIT);
    await leave();
    await draw(write, { ...ana, name: 'Bea' }, 2);
    expect(button('Discard my changes')).toBeUndefined();
  });

  it('takes what is stored when it is told to discard what was typed before', async () => {
    await draw(async () => '');
    await type('name', 'Bea');
    await leave();
    await draw(async () => '');
    await act(async () => button('Discard my changes')!.click());
    expect(field('name').value).toBe('Ana');
    await leave();
    await draw(async () => '');
    expect([field('name').value, button('Discard my changes')]).toEqual(['Ana', undefined]);
  });

  it('sends what was typed before as of the version it was typed upon', async () => {
    const write = vi.fn<Write>(async ({ name }) => name);
    await draw(write);
    await type('name', 'Bea');
    await leave();
    await draw(write, { ...ana, name: 'Carla' }, 2);
    expect(field('name').value).toBe('Bea');
    await save();
    await vi.waitFor(() => expect(write.mock.calls).toEqual([[{ name: 'Bea', email: 'ana' }, 1]]), WAIT);
  });
});
