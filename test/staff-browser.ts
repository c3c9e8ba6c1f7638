import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser of staff without a screen: it keeps cookies and sends the page's token, as the staff app does. */
export interface StaffBrowser {
  readonly cookies: Map<string, string>;
  token: string;
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** Signs in with a password; the answer as it came. */
  signIn(email: string, password: string): Promise<LightMyRequestResponse>;
}

interface BrowserWishes {
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function staffBrowser(
  app: FastifyInstance,
  { ip = '192.0.2.1', headers = {} }: BrowserWishes = {},
): StaffBrowser {
  const cookies = new Map<string, string>();

  function keep(answer: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    if (!/json/.test(String(answer.headers['content-type']))) return;
    const { csrf_token, data } = answer.json<{ csrf_token?: string; data?: { csrf_token?: string } }>();
    browser.token = csrf_token ?? data?.csrf_token ?? browser.token;
  }

  const browser: StaffBrowser = {
    cookies,
    token: '',
    async ask(method, path, body) {
      const answer = await app.inject({
        method,
        url: `/api/devise/${path}`,
        remoteAddress: ip,
        headers: {
          host: 'localhost:3000',
          'user-agent': 'Test browser',
          'x-requested-with': 'XMLHttpRequest',
          'x-csrf-token': browser.token,
          cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body }),
      });
      keep(answer);
      return answer;
    },
    async signIn(email, password) {
      if (browser.token === '') await browser.ask('GET', 'session');
      return browser.ask('POST', 'login', { email, password });
    },
  };
  return browser;
}
