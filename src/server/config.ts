import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { passwordFault } from '../domain/staff/password.ts';
import { issueText } from '../domain/fields/issue.ts';
import { DEMO_PASSWORD } from './staff/people/demo-staff.ts';
import { InvalidSetting, onOff } from './invalid-setting.ts';
import { projectRoot } from './project-root.ts';
import { type S3Settings, s3Settings } from './s3-settings.ts';
import { PASSWORD_COST, type PasswordCost } from './staff/account/password-cost.ts';

/** How this process runs, read from the environment once. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The bucket of originals; undefined where they lie in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly databaseUrl: string | undefined;
  readonly loadsDemo: boolean;
  readonly publicOrigin: string | undefined;
  /** Whose X-Forwarded-* headers are believed: with true the one proxy in front, else proxies by their addresses. */
  readonly trustProxy: boolean | string;
  /** Whether only this machine can reach us: then the demo's own password opens. */
  readonly isLoopback: boolean;
  /** Where mail goes out; without it links are printed. */
  readonly smtpUrl: string | undefined;
  /** The first administrator. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** The same whatever the environment; tests hash at less. */
  readonly passwordCost: PasswordCost;
  readonly logLevel: LogLevel;
  /** What a scrape of `/metrics` proves itself with; without one, only this machine may ask. */
  readonly metricsToken: string | undefined;
  /** What is told of a route refresh, by POST. */
  readonly deployRefreshUrl: string | undefined;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

function port(value: string | undefined): number {
  if (!value) return 3000;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new InvalidSetting(`PORT should be a whole number from 0 to 65535, not "${value}".`);
}

function origin(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new InvalidSetting(`PUBLIC_ORIGIN should look like https://www.example.com, not "${value}".`);
  }
  return url.origin;
}

function deployUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  // What was given is not repeated: it may hold a token.
  throw new InvalidSetting('DEPLOY_REFRESH_URL should look like https://deploy.example.com/refresh.');
}

/** One address, or a range of them as in 10.0.0.0/8. */
function isAddress(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

function trust(value: string | undefined): boolean | string {
  if (value === undefined || /^(0|1|true|false|)$/.test(value)) return onOff('TRUST_PROXY', value, false);
  const addresses = value.split(',').map((one) => one.trim());
  if (addresses.every(isAddress)) return addresses.join(', ');
  throw new InvalidSetting(`TRUST_PROXY should be 1, 0 or the addresses of proxies, not "${value}".`);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

function smtp(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  const isRead = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (isRead && isDecodable(url.username) && isDecodable(url.password)) return value;
  // What was given is not repeated: it may hold a password.
  throw new InvalidSetting(
    'SMTP_URL should look like smtp://user:password@host:587 or smtps://…, with a % of the password as %25.',
  );
}

const MIN_TOKEN = 16;

function metricsToken(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // A token that holds other characters could not be sent in a header.
  if (value.length >= MIN_TOKEN && /^[\x21-\x7e]+$/.test(value)) return value;
  // What was given is not repeated: it is a secret.
  throw new InvalidSetting(
    `METRICS_TOKEN should be ${MIN_TOKEN} characters or more, letters, digits and signs without spaces.`,
  );
}

function logLevel(value: string | undefined): LogLevel {
  const found = logLevels.find((one) => one === (value || 'warn'));
  if (found) return found;
  throw new InvalidSetting(`LOG_LEVEL should be one of ${logLevels.join(', ')}, not "${value}".`);
}

/** Whether a host's name or address is this machine's own, which nobody else can reach. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/.test(host);

function administrator(email: string | undefined, password: string | undefined, isLoopback: boolean) {
  if (!email && !password) return undefined;
  if (!email) throw new InvalidSetting('ADMIN_EMAIL is missing: ADMIN_PASSWORD alone names nobody.');
  if (!password)
    throw new InvalidSetting('ADMIN_PASSWORD is missing: the administrator of ADMIN_EMAIL needs one.');
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    throw new InvalidSetting(`ADMIN_EMAIL should look like name@example.com, not "${email}".`);
  }
  const fault = passwordFault(password, { name: '', email });
  if (fault && !(isLoopback && password === DEMO_PASSWORD)) {
    throw new InvalidSetting(`ADMIN_PASSWORD: ${issueText({ path: '', ...fault }, 'en')}`);
  }
  return { email: email.toLowerCase(), password };
}

/** Reads the settings of `contract`: throws InvalidSetting for the first that cannot be used. */
export function readConfig(environment: Environment): Config {
  const dataDir = environment.DATA_DIR || './data';
  const host = environment.HOST || '127.0.0.1';
  if (/[\s/]/.test(host))
    throw new InvalidSetting(`HOST should be an address or a host name, not "${host}".`);
  const publicOrigin = origin(environment.PUBLIC_ORIGIN);
  const trustProxy = trust(environment.TRUST_PROXY);
  const isLoopback =
    isLoopbackHost(host) &&
    trustProxy === false &&
    (publicOrigin === undefined || isLoopbackHost(new URL(publicOrigin).hostname));
  return {
    port: port(environment.PORT),
    host,
    dataDir: isAbsolute(dataDir) ? dataDir : join(projectRoot, dataDir),
    s3: s3Settings(environment),
    databaseUrl: environment.DATABASE_URL || undefined,
    loadsDemo: onOff('DEMO', environment.DEMO, true),
    publicOrigin,
    trustProxy,
    isLoopback,
    smtpUrl: smtp(environment.SMTP_URL),
    admin: administrator(environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD, isLoopback),
    passwordCost: PASSWORD_COST,
    logLevel: logLevel(environment.LOG_LEVEL),
    metricsToken: metricsToken(environment.METRICS_TOKEN),
    deployRefreshUrl: deployUrl(environment.DEPLOY_REFRESH_URL),
  };
}
