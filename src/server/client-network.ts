import { isIP } from 'node:net';

/** The first groups of an address of IPv6, of 16 bits each; undefined for IPv4. */
function groupsOf(ip: string): readonly string[] | undefined {
  if (isIP(ip) !== 6 || ip.startsWith('::ffff:')) return undefined;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - first!.length - last!.length;
  const groups = [...first!, ...Array<string>(zeros).fill('0'), ...last!];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const network = (groups: readonly string[], bits: 48 | 64): string =>
  `${groups.slice(0, bits / 16).join(':')}::/${bits}`;

/** An address of IPv6 comes with a network of 2⁶⁴ others, so the network is counted. */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip);
  return groups ? network(groups, 64) : ip;
}

/** The network of an address, and of IPv6 the wider one, which one customer of a provider may have all of. */
export function networksOf(ip: string): readonly string[] {
  const groups = groupsOf(ip);
  return groups ? [network(groups, 64), network(groups, 48)] : [ip];
}
