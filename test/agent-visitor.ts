import type { LightMyRequestResponse } from 'fastify';
import { newTicket } from '../src/server/forms/form-ticket.ts';
import type { SharedTestApp } from './app.ts';

/** A browser of somebody on the group's public site, with its cookies, for tests of travel agents without one. */

export const AGENT_HOST = 'group.test';
export const AGENT_SITE = 1;

export const registration = {
  name: 'Lucía Méndez',
  agency: 'Viajes del Faro',
  city: 'Mérida',
  country: 'MX',
  number_kind: 'iata',
  number: '33-5 2047 6',
  email: 'lucia@faro.test',
  consent: 'yes',
};

export const AGENT_PASSWORD = 'tres faros y un remo';

export function agentBrowser(test: Pick<SharedTestApp, 'app'>, remoteAddress = '192.0.2.1') {
  const cookies = new Map<string, string>();

  const keepCookies = (response: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return response;
  };
  const headers = () => ({
    host: AGENT_HOST,
    accept: 'text/html',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  const get = async (url: string) =>
    keepCookies(await test.app.inject({ url, remoteAddress, headers: headers() }));

  const post = async (url: string, values: Record<string, string>, more: Record<string, string> = {}) =>
    keepCookies(
      await test.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: {
          ...headers(),
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...more,
        },
        payload: new URLSearchParams(values).toString(),
      }),
    );

  /** Of a form that somebody began half a minute ago. */
  const newForm = async () => newTicket(await test.app.signingKey(), AGENT_SITE, Date.now() - 30_000);
  const postWithTicket = async (url: string, values: Record<string, string>) =>
    post(url, { ...values, ticket: await newForm() });

  /** What a page's form is sent with by whoever is signed in. */
  const csrfOf = async (url = '/agents/bookings') =>
    /name="csrf" value="([^"]+)"/.exec((await get(url)).body)?.[1] ?? '';

  const signIn = (email: string, password: string) => post('/agents/sign-in', { email, password });

  return { cookies, get, post, newForm, postWithTicket, csrfOf, signIn };
}
