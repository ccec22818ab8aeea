const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');

const sized = (type: number, size: number): Buffer => Buffer.from([(type << 5) | size]);
const text = (value: string): Buffer => Buffer.concat([sized(2, value.length), Buffer.from(value)]);
const number = (type: number, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([type < 8 ? sized(type, 4) : Buffer.from([4, type - 7]), bytes]);
};
const map = (entries: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat([sized(7, entries.length), ...entries.flatMap(([key, value]) => [text(key), value])]);

/** Bits of an IPv4 address below `/8`. */
const BITS = 8;

/** An MMDB file in which every address that begins with one byte is of one country, made byte by byte after the format's own text. */
export const geoipFile = (firstByte: number, isoCode: string): Buffer => {
  const nodes = BITS;
  const record = (value: number): number[] => [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const tree = Array.from({ length: nodes }, (_, depth) => {
    const bit = (firstByte >> (BITS - 1 - depth)) & 1;
    // Sixteen empty bytes part the tree from the data; a record beyond the nodes points into the data.
    const next = depth === nodes - 1 ? nodes + 16 : depth + 1;
    return bit === 0 ? [...record(next), ...record(nodes)] : [...record(nodes), ...record(next)];
  });
  const data = map([['country', map([['iso_code', text(isoCode)]])]]);
  const metadata = map([
    ['node_count', number(6, nodes)],
    ['record_size', number(5, 24)],
    ['ip_version', number(5, 4)],
    ['binary_format_major_version', number(5, 2)],
    ['binary_format_minor_version', number(5, 0)],
    ['build_epoch', number(6, 0)],
    ['database_type', text('Test-Country')],
    ['languages', Buffer.from([0, 4])],
    ['description', map([])],
  ]);
  return Buffer.concat([Buffer.from(tree.flat()), Buffer.alloc(16), data, METADATA_MARKER, metadata]);
};
