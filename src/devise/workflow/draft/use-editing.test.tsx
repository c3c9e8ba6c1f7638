import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '../../../../test/draft-server.ts';
import { clock } from '../../../content/clock/clock.ts';
import type { Editing } from './use-editing.ts';

const record = (version: number, name: string) => ({
  id: 7,
  site_id: 1,
  version,
  name,
  locale: { en: {}, es: {} },
});

/** The record the fake server returns; a save by somebody else replaces it. */
let records: Record<string, object>;
let server: ReturnType<typeof draftServer>;
const tabs: { close(): Promise<void> }[] = [];

/** A tab at an address of the clocks; every module is loaded anew, as after a reload. */
async function openTab(path: string, person = 'u1') {
  vi.resetModules();
  const { act } = await import('react');
  const [{ createRoot }, router, query, workflow, address, steps, editing, drafts, app] = await Promise.all([
    import('react-dom/client'),
    import('react-router'),
    import('@tanstack/react-query'),
    import('../use-workflow.tsx'),
    import('../../../domain/workflow/address.ts'),
    import('../../../domain/workflow/step.ts'),
    import('./use-editing.ts'),
    import('./draft-store.ts'),
    Promise.all([
      import('../../queries.ts'),
      import('../../query-keys.ts'),
      import('../../site-view.tsx'),
      import('../../staff-language.tsx'),
    ]),
  ]);
  const [{ queries }, { queryKeys }, { SiteViewProvider }, { StaffLanguageProvider }] = app;
  const site = { id: 1, key: 'casa', name: 'Casa', localized: true, timeZone: 'UTC', hosts: [], colors: {} };
  queries.setQueryData(queryKeys.session, { user: { id: person }, sites: [site] });

  const flow = steps.workflowOf(clock)!;
  const may = { view: true, change: true, edit: true, wordsIn: [], why: '' };
  const tab = {
    editing: undefined as ReturnType<typeof editing.useEditing> | undefined,
    address: '',
    go: (_to: string | number): void => undefined,
  };
  function Step() {
    const location = router.useLocation();
    const navigate = router.useNavigate();
    const step = address.stepOfPath(
      flow,
      location.pathname.replace('/clocks/', ''),
      new URLSearchParams(location.search),
    )!;
    return (
      <workflow.WorkflowContext value={{ type: clock, workflow: flow, step, may, whyNotCreate: undefined }}>
        <Editor
          id={'id' in step ? step.id : null}
          draft={'draft' in step ? step.draft : null}
          told={(now) => {
            tab.editing = now;
            tab.address = location.pathname + location.search;
            tab.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
          }}
        />
      </workflow.WorkflowContext>
    );
  }
  interface EditorProps {
    readonly id: number | null;
    readonly draft: string | null;
    readonly told: (now: ReturnType<typeof editing.useEditing>) => void;
  }
  function Editor({ id, draft, told }: EditorProps) {
    told(editing.useEditing(id, draft));
    return null;
  }

  const root = createRoot(document.createElement('div'));
  /** Long enough for what is typed to be sent; what an answer leads to is drawn, and asked for, after each round. */
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) await act(() => vi.advanceTimersByTimeAsync(300));
  };
  await act(async () =>
    root.render(
      <query.QueryClientProvider client={queries}>
        <StaffLanguageProvider>
          <SiteViewProvider noSite={null}>
            <router.MemoryRouter initialEntries={[`/clocks/${path}`]}>
              <Step />
            </router.MemoryRouter>
          </SiteViewProvider>
        </StaffLanguageProvider>
      </query.QueryClientProvider>,
    ),
  );
  await settle();
  const opened = {
    get address() {
      return tab.address.replace('/clocks/', '');
    },
    get editing() {
      return tab.editing!;
    },
    /** Only where what is edited has been opened. */
    get form(): Editing {
      if (!tab.editing || !editing.isReady(tab.editing)) throw new Error('Nothing is open yet.');
      return tab.editing;
    },
    async type(name: string) {
      const { key, values } = opened.form;
      await act(async () => drafts.changeDraft(key, { ...values, name }, 'name', ['name']));
      await settle();
    },
    async go(to: string | number) {
      await act(async () => tab.go(typeof to === 'string' ? `/clocks/${to}` : to));
      await settle();
    },
    async act(change: () => unknown) {
      await act(async () => void (await change()));
      await settle();
    },
    drafts,
    queries,
    queryKeys,
    close: () => act(async () => root.unmount()),
  };
  tabs.push(opened);
  return opened;
}

const keyIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('draft')!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  records = { 'clocks/7': record(3, 'Sunset') };
  server = draftServer((path) => records[path]);
});

afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('useEditing', () => {
  it('gives a new form a draft whose key stands in the address, and sends nothing before something is typed', async () => {
    const tab = await openTab('create/name');
    expect(tab.address).toMatch(/^create\/name\?draft=[a-z0-9]{8}$/);
    expect(tab.form).toMatchObject({ isUntouched: true, record: undefined, siteId: 1, isNotTheirs: false });
    expect(server.drafts.size).toBe(0);
  });

  it('opens a record as it stands, with the version that a save will name', async () => {
    const tab = await openTab('7/edit/name');
    expect(tab.form).toMatchObject({ version: 3, isUntouched: true, values: { name: 'Sunset' } });
  });

  it('restores the draft after a reload', async () => {
    const before = await openTab('7/edit/name');
    await before.type('Sunrise');
    const { address } = before;
    await before.close();
    localStorage.clear();
    const after = await openTab(address);
    expect(after.form).toMatchObject({ version: 3, isUntouched: false, values: { name: 'Sunrise' } });
  });

  it('restores the draft after Back and Forward', async () => {
    const tab = await openTab('7/edit/name');
    await tab.type('Sunrise');
    await tab.go(`7/edit/words?draft=${tab.form.key}`);
    expect(tab.form.values.name).toBe('Sunrise');
    await tab.go(-1);
    expect(tab.address).toBe(`7/edit/name?draft=${tab.form.key}`);
    expect(tab.form.values.name).toBe('Sunrise');
  });

  it('goes on from the device’s copy while there is no connection, after a reload too', async () => {
    const before = await openTab('create/name');
    server.isOffline = true;
    await before.type('Clock');
    const after = await openTab(before.address);
    expect(after.form).toMatchObject({ isUntouched: false, values: { name: 'Clock' } });
  });

  it('reports the error and retries where neither record nor copy can be loaded', async () => {
    server.isOffline = true;
    const tab = await openTab('7/edit/name?draft=ab12cd34');
    // Two more tries, one and two seconds later.
    await tab.act(() => vi.advanceTimersByTimeAsync(10_000).then(() => undefined));
    expect(tab.editing).toMatchObject({ error: { status: 0 } });
    server.isOffline = false;
    await tab.act(() => 'tryAgain' in tab.editing && tab.editing.tryAgain());
    expect(tab.form.values.name).toBe('Sunset');
  });

  it('opens the newest copy in a second tab', async () => {
    const first = await openTab('7/edit/name');
    await first.type('from the first tab');
    const second = await openTab(first.address);
    expect(second.form.values.name).toBe('from the first tab');
    await second.type('from the second tab');
    const third = await openTab(first.address);
    expect(third.form.values.name).toBe('from the second tab');
  });

  it('opens what another device sent since, and not the older copy on this one', async () => {
    const before = await openTab('create/name');
    await before.type('typed here');
    const key = keyIn(before.address);
    const typedThere = { ...before.form.values, name: 'typed on the phone' };
    const there = { ...server.drafts.get(key)!, values: typedThere, updated_at: '2999-01-01T00:00:00.000Z' };
    server.drafts.set(key, there);
    const after = await openTab(before.address);
    expect(after.form.values.name).toBe('typed on the phone');
  });

  it('takes the new version of the record as long as nothing was typed', async () => {
    const tab = await openTab('7/edit/name');
    await tab.act(() => tab.queries.setQueryData(tab.queryKeys.records.one(clock, 7), record(4, 'Noon')));
    expect(tab.form).toMatchObject({ version: 4, values: { name: 'Noon' } });
  });

  it('keeps the draft and its base version when somebody else saves meanwhile', async () => {
    const tab = await openTab('7/edit/name');
    await tab.type('Sunrise');
    records['clocks/7'] = record(4, 'Noon');
    const after = await openTab(tab.address);
    expect(after.form).toMatchObject({ version: 3, record: { version: 4 }, values: { name: 'Sunrise' } });
  });

  it('restores the choices of a conflict in any tab', async () => {
    const tab = await openTab('7/edit/name');
    await tab.type('Sunrise');
    records['clocks/7'] = record(4, 'Noon');
    await tab.act(() => tab.drafts.rebaseDraft(tab.form.key, { ...tab.form.values, name: 'both' }, 4));
    const after = await openTab(tab.address);
    expect(after.form).toMatchObject({ version: 4, isUntouched: false, values: { name: 'both' } });
  });

  it('reports that a shared link’s draft belongs to somebody else, and opens an empty one', async () => {
    const theirs = await openTab('create/name');
    await theirs.type('Clock');
    const { address } = theirs;
    await theirs.close();
    server.drafts.clear();
    sessionStorage.clear();
    const mine = await openTab(address, 'u2');
    expect(mine.form).toMatchObject({ isNotTheirs: true, isUntouched: true });
    expect(mine.form.values.name).not.toBe('Clock');
  });

  it('does not report another person’s draft for a key that this tab made', async () => {
    const before = await openTab('create/name');
    const after = await openTab(before.address);
    expect(after.form).toMatchObject({ isNotTheirs: false, isUntouched: true });
  });

  it('continues with the record that was created from the draft, where the response was lost', async () => {
    const before = await openTab('create/name');
    await before.type('Clock');
    const key = keyIn(before.address);
    await before.close();
    const draft = server.drafts.get(key)!;
    server.drafts.set(key, { ...draft, record_id: 7, updated_at: '2999-01-01T00:00:00.000Z' });
    const after = await openTab(before.address);
    expect(after.address).toBe(`7/edit/review?draft=${key}`);
    expect(after.form).toMatchObject({ record: { id: 7 }, values: { name: 'Clock' } });
  });

  it('opens an empty form at the address of a saved or discarded draft', async () => {
    const tab = await openTab('create/name');
    await tab.type('Clock');
    const key = keyIn(tab.address);
    await tab.act(() => tab.drafts.discardDraft('u1', key));
    expect(tab.form).toMatchObject({ isUntouched: true, isNotTheirs: false });
    expect(tab.form.values.name).not.toBe('Clock');
  });
});
