/** Hosts as staff write them, and as they are stored: the way browsers send them. */

/** Wherever rules run there is one, although neither the DOM's types nor Node's are known here. */
declare const URL: new (address: string) => { readonly hostname: string };

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const isName = (host: string): boolean => host.split('.').every((label) => LABEL.test(label));
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;
const MAX_HOST = 253;

/** A beginning of hosts may end anywhere: 'hub.', 'kiosk-'. */
const PREFIX = /^[a-z0-9_](?:[a-z0-9_-]|\.(?!\.)){0,252}$/;

/** What a host never contains; an address of a page does, or a port. */
const NO_HOST = /[\s/\\?#@:%]/;

const BEYOND_ASCII = /[^\u0020-\u007e]/;

/** 'cancún.example' as DNS knows it: 'xn--cancn-bva.example'. Undefined where there is no such name. */
function toAscii(name: string): string | undefined {
  if (NO_HOST.test(name)) return undefined;
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return undefined;
  }
}

/** In small letters and ASCII, without the dot of the root; undefined for what is no host. */
export function readHost(written: string): string | undefined {
  const small = written.toLowerCase().replace(/\.$/, '');
  const host = BEYOND_ASCII.test(small) ? toAscii(small) : small;
  const fits = host !== undefined && host.length <= MAX_HOST && (isName(host) || IPV6.test(host));
  return fits ? host : undefined;
}

/** What hosts begin with, in small letters; undefined for what no host begins with. */
export function readHostPrefix(written: string): string | undefined {
  const small = written.toLowerCase();
  const prefix = BEYOND_ASCII.test(small) ? toAscii(small) : small;
  return prefix !== undefined && PREFIX.test(prefix) ? prefix : undefined;
}
