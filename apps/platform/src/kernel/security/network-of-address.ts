import { isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight groups of an IPv6 address, however it is written; undefined for any other address. */
const groupsOf = (ip: string): readonly string[] | undefined => {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return undefined;
  // An IPv4 address at the end counts as two groups.
  const written = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_whole, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = written.split('::');
  const split = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [before, after] = [split(head), split(tail)];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
};

/** The IPv4 address that an IPv6 address only wraps. */
const wrappedIpv4 = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
};

const networkOf = (ip: string, groupsKept: number, partsKept: number): string => {
  const groups = groupsOf(ip);
  const ipv4 = groups === undefined ? ip : wrappedIpv4(groups);
  if (ipv4 === undefined) return `${groups?.slice(0, groupsKept).join(':')}::/${groupsKept * 16}`;
  const parts = ipv4.split('.');
  if (parts.length !== 4) return ip;
  return partsKept === 4 ? ipv4 : `${[...parts.slice(0, partsKept), '0'].join('.')}/${partsKept * 8}`;
};

/** The key of one sender: an IPv4 address, or an IPv6 /64 network, because its holder controls all addresses in it. */
export const senderNetwork = (ip: string): string => networkOf(ip, 4, 4);

/** Returns the network of an address, too wide to name a person's connection: 24 bits of IPv4, 48 of IPv6. */
export const roughNetwork = (ip: string): string => networkOf(ip, 3, 3);
