import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** An HTTP client of the staff API: it stores cookies and sends the CSRF token, as the staff app does. */
export interface StaffBrowser {
  readonly cookies: Map<string, string>;
  token: string;
  request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  /** Signs in with a password; the answer as it came. */
  signIn(email: string, password: string): Promise<LightMyRequestResponse>;
}

interface BrowserOptions {
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function staffBrowser(
  app: FastifyInstance,
  { ip = '192.0.2.1', headers = {} }: BrowserOptions = {},
): StaffBrowser {
  const cookies = new Map<string, string>();

  function keep(response: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    if (!/json/.test(String(response.headers['content-type']))) return;
    const { csrf_token, data } = response.json<{ csrf_token?: string; data?: { csrf_token?: string } }>();
    browser.token = csrf_token ?? data?.csrf_token ?? browser.token;
  }

  const browser: StaffBrowser = {
    cookies,
    token: '',
    async request(method, path, body) {
      const response = await app.inject({
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
      keep(response);
      return response;
    },
    async signIn(email, password) {
      if (browser.token === '') await browser.request('GET', 'session');
      return browser.request('POST', 'login', { email, password });
    },
  };
  return browser;
}
