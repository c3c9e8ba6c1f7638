import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { OtherBrowser } from './other-browser.ts';
import { MAX_WAIT } from './wait.ts';

/** WebKitGTK's MiniBrowser on a screen of its own, driven by raw WebDriver calls. */
export interface WebkitPaths {
  readonly driver: string;
  readonly screen: string;
  readonly miniBrowser: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A screen in memory; its number is what it writes to the third descriptor. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

type Answer = { value: unknown };

/** How WebDriver names a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

function session(port: number) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function untilIt<T>(attempt: () => Promise<T>, longest = MAX_WAIT): Promise<T> {
  for (const since = Date.now(); ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() - since > longest) throw error;
      await pause(100);
    }
  }
}

export async function openWebkit({ driver, screen: xvfb, miniBrowser }: WebkitPaths): Promise<OtherBrowser> {
  const { screen, display } = await startScreen(xvfb);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const call = session(port);
  const stop = () => {
    service.kill();
    screen.kill();
  };
  try {
    await untilIt(() => call('GET', '/status'));
    const browserOptions = { binary: miniBrowser, args: ['--automation'] };
    const { sessionId } = (await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    })) as { sessionId: string };
    const at = `/session/${sessionId}`;
    const find = async (xpath: string) => {
      const found = (await call('POST', `${at}/element`, { using: 'xpath', value: xpath })) as Record<
        string,
        string
      >;
      return Object.values(found)[0];
    };
    return {
      open: async (url) => void (await call('POST', `${at}/url`, { url })),
      click: (xpath) =>
        untilIt(async () => {
          const id = await find(xpath);
          // The driver does not scroll to what lies below the fold.
          const script = 'arguments[0].scrollIntoView({ block: "center" })';
          await call('POST', `${at}/execute/sync`, { script, args: [{ [ELEMENT]: id }] });
          await call('POST', `${at}/element/${id}/click`, {});
        }),
      waitFor: (xpath, longest) => untilIt(async () => void (await find(xpath)), longest),
      read: (expression) => call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
      close: () => call('DELETE', at).then(stop, stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
