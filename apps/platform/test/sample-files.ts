import { UPLOAD_FORMATS } from '@candil/domain';
import type { UploadFormat } from '../src/modules/upload/check-content';
import { zipFile } from './zip-file';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A compound file (MS-CFB) with one stream below its root, byte by byte. */
export const compoundFile = (streamName: string, inStorage = false): Buffer => {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  const entry = (name: string, type: number, child = 0xffffffff): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, 64);
    bytes[66] = type;
    bytes.writeUInt32LE(0xffffffff, 68);
    bytes.writeUInt32LE(0xffffffff, 72);
    bytes.writeUInt32LE(child, 76);
    return bytes;
  };
  const entries = inStorage
    ? [entry('Root Entry', 5, 1), entry('ObjectPool', 1, 2), entry(streamName, 2)]
    : [entry('Root Entry', 5, 1), entry(streamName, 2)];
  const directory = Buffer.alloc(512);
  Buffer.concat(entries).copy(directory);
  return Buffer.concat([header, table, directory, Buffer.alloc(512, 'x')]);
};

export const officeFile = (main: string, more: readonly string[] = []): Buffer =>
  zipFile([{ name: '[Content_Types].xml', content: '<Types/>' }, ...[main, ...more].map((name) => ({ name, content: '<x/>' }))]);

const gif = Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex');
const jpg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64, 7),
  Buffer.from('ffd9', 'hex'),
]);
const mpg = Buffer.concat([Buffer.from('000001ba4400040004010000', 'hex'), Buffer.alloc(256, 1), Buffer.from('000001b9', 'hex')]);
const avi = Buffer.concat([latin('RIFF'), Buffer.from([0, 1, 0, 0]), latin('AVI LIST'), Buffer.alloc(128, 2)]);
const tif = Buffer.concat([Buffer.from('49492a0008000000010000010300010000000100000000000000', 'hex'), Buffer.alloc(64)]);
const pdf = latin('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
const txt = Buffer.from('Sala de reuniones: 4 luminarias, 3000 K, 1–10 V → mañana <ok>\n');

/** One right file of each format. */
export const RIGHT_FILES: Readonly<Record<UploadFormat, Buffer>> = {
  doc: compoundFile('WordDocument'),
  docx: officeFile('word/document.xml'),
  gif,
  jpg,
  jpeg: jpg,
  mpg,
  mpeg: mpg,
  avi,
  pdf,
  ppt: compoundFile('PowerPoint Document'),
  pptx: officeFile('ppt/presentation.xml'),
  tif,
  tiff: tif,
  txt,
  xls: compoundFile('Workbook'),
  xlsx: officeFile('xl/workbook.xml'),
};

const script = latin('<script>alert(1)</script>');
const archive = zipFile([{ name: 'run.js', content: 'alert(1)' }]);
const isSame = (one: UploadFormat, other: UploadFormat) => RIGHT_FILES[one].equals(RIGHT_FILES[other]);

interface Sample {
  readonly name: string;
  readonly content: Buffer;
  /** The name under which it must be kept; undefined = it must be refused. */
  readonly keptAs: string | undefined;
}

const refused = (name: string, content: Buffer): Sample => ({ name, content, keptAs: undefined });

const samplesOf = (format: UploadFormat): Sample[] => {
  const right = RIGHT_FILES[format];
  const wrongEnding = UPLOAD_FORMATS.find((other) => !isSame(format, other) && other.length === format.length) ?? 'pdf';
  const long = `${'ñ'.repeat(300)}.${format}`;
  return [
    { name: `plan.${format}`, content: right, keptAs: `plan.${format}` },
    { name: `PLAN 2 (final).${format.toUpperCase()}`, content: right, keptAs: `PLAN 2 (final).${format.toUpperCase()}` },
    { name: `../../etc/plan.${format}`, content: right, keptAs: `plan.${format}` },
    { name: long, content: right, keptAs: `${'ñ'.repeat(150 - format.length - 1)}.${format}` },
    refused(`plan.${wrongEnding}`, right),
    refused(`plan.${format}.exe`, right),
    refused(`plan.${format}`, Buffer.concat([latin('MZ'), right])),
    refused(`plan.${format}`, Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(64)])),
    refused(`plan.${format}`, Buffer.alloc(0)),
    refused(`plan.${format}`, Buffer.concat([right, archive])),
    refused(`plan.${format}`, latin(`<!DOCTYPE html><script>alert("${format}")</script>`)),
    refused(`.${format}`, right),
  ];
};

/** Right and wrong uploads of every format, each with its expected result. */
export const UPLOAD_CORPUS: readonly Sample[] = [
  ...UPLOAD_FORMATS.flatMap(samplesOf),
  refused('plan.gif', latin('GIF89a=1;/*............*/alert(1)//')),
  refused('plan.gif', Buffer.concat([gif, script])),
  refused('plan.jpg', Buffer.concat([jpg, script])),
  refused('plan.tif', Buffer.concat([tif, latin('<?php system($_GET["c"]); ?>')])),
  refused('plan.avi', Buffer.concat([avi, latin('<html><body>')])),
  refused('plan.jpg', Buffer.concat([jpg.subarray(0, 20), pdf, jpg.subarray(20)])),
  refused('plan.pdf', latin('%PDF-1.7\nno end')),
  refused('plan.pdf', Buffer.concat([Buffer.from('x'), pdf])),
  refused('plan.docx', officeFile('word/document.xml', ['word/vbaProject.bin'])),
  refused('plan.docx', officeFile('word/document.xml', ['xl/workbook.xml'])),
  refused('plan.docx', archive),
  refused('plan.xls', compoundFile('WordDocument', true)),
  refused('plan.doc', compoundFile('WordDocument', true)),
  refused('plan.doc', compoundFile('Setup')),
  refused('plan.doc', RIGHT_FILES.doc.subarray(0, 600)),
  refused('plan.txt', Buffer.from([0xff, 0xfe, 0x41, 0x00])),
  refused('plan.txt', latin('caf\xe9')),
  refused('plan.txt', Buffer.from('a\0b')),
  refused('plan.txt', Buffer.from('\n  <svg onload=alert(1)>')),
  refused('plan', txt),
  refused('plan\u202Etxt.exe', txt),
  { name: 'pl\u202Ean.txt', content: txt, keptAs: 'plan.txt' },
  { name: 'html.txt', content: Buffer.from('a note on <script> tags'), keptAs: 'html.txt' },
  { name: 'gif.gif', content: Buffer.concat([gif, Buffer.alloc(3)]), keptAs: 'gif.gif' },
  { name: '\u62a5\u4ef7 \u{1f4a1}.pdf', content: pdf, keptAs: '\u62a5\u4ef7 \u{1f4a1}.pdf' },
  { name: 'a "quoted"; name=x.pdf', content: pdf, keptAs: 'a "quoted"; name=x.pdf' },
  { name: 'C:\\plans\\roof.pdf', content: pdf, keptAs: 'roof.pdf' },
];
