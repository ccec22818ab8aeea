import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a zip; its stated size may be untrue. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  readonly saysBytes?: number;
}

const checksum = crc32 as ((data: Buffer) => number) | undefined;

/** CRC-32 as zips have it, where this Node has none. */
const crcOf = (data: Buffer): number => {
  if (checksum !== undefined) return checksum(data);
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

/** Packed once: some archives have a hundred thousand empty entries. */
const NOTHING = deflateRawSync(Buffer.alloc(0));

/** A zip file, byte by byte, so that it can also be a wrong one. */
export const zipFile = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saysBytes } of entries) {
    // A copy of a large content would cost more than packing it.
    const data = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = data.length === 0 ? NOTHING : deflateRawSync(data);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crcOf(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saysBytes ?? data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, title]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length % 65_536, 4);
  end.writeUInt16LE(entries.length % 65_536, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const columnName = (index: number): string => String.fromCharCode(65 + index);

/** The sheet of a workbook: numbers stored as numbers, texts shared, as spreadsheet programs save them. */
export const workbookFile = (rows: readonly (readonly (string | number | null)[])[], more: readonly ZipEntry[] = []): Buffer => {
  const texts: string[] = [];
  const cell = (value: string | number | null, place: string): string => {
    if (value === null) return '';
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    if (value.startsWith('=')) return `<c r="${place}" t="str"><f>${escaped(value.slice(1))}</f><v>saved</v></c>`;
    texts.push(value);
    return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheet = rows
    .map((row, line) => `<row r="${line + 1}">${row.map((value, index) => cell(value, `${columnName(index)}${line + 1}`)).join('')}</row>`)
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipFile([
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="List" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="x" Target="worksheets/old.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${main}"><!-- <row> --><sheetData>${sheet}</sheetData></worksheet>` },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${main}">${texts.map((text) => `<si><r><t xml:space="preserve">${escaped(text)}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    },
    ...more,
  ]);
};
