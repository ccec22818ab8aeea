import { workbookFile, zipFile } from './zip-file';

const repeated = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576, 'a');

/** A workbook with nothing but this as its sheet. */
export const sheetFile = (content: string | Buffer, saysBytes?: number): Buffer =>
  zipFile([
    { name: 'xl/workbook.xml', content: '<workbook><sheet name="A" r:id="a"/></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', content: '<r><Relationship Id="a" Target="s.xml"/></r>' },
    { name: 'xl/s.xml', content, ...(saysBytes !== undefined && { saysBytes }) },
  ]);

const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: '' }));

/** An archive in an archive, so many times. */
const nested = (depth: number): Buffer =>
  Array.from({ length: depth }).reduce<Buffer>((content) => zipFile([{ name: 'a.zip', content }]), repeated(10));

/** Files that would fill the memory or the time of a careless reader of lists, each with the failure that refuses it (figure 20). */
export const SHEET_BOMBS: readonly (readonly [string, () => Buffer, string])[] = [
  ['30 MB in 30 kB', () => sheetFile(repeated(30)), 'paste.file-unsafe'],
  ['30 MB that say they are 1,000 bytes', () => sheetFile(repeated(30), 1_000), 'paste.file-unsafe'],
  ['a sheet that says it is larger than it is', () => sheetFile(repeated(30), 31_457_281), 'paste.file-unsafe'],
  [
    'entries that say they are 200 MB together',
    () =>
      workbookFile(
        [['0820 42', 1]],
        Array.from({ length: 100 }, (_, index) => ({ name: `x${index}`, content: '', saysBytes: 2_097_152 })),
      ),
    'paste.file-unsafe',
  ],
  ['100,000 entries', () => zipFile(entries(100_000)), 'paste.file-unsafe'],
  ['an archive in an archive, thirty times', () => sheetFile(nested(30)), 'paste.file-damaged'],
  ['one cell of 24 MB', () => sheetFile(`<row><c t="inlineStr"><is><t>${'&'.repeat(24_000_000)}</t></is></c></row>`), 'paste.file-unsafe'],
  [
    'one cell of 34 kB packed',
    () => sheetFile(`<row><c t="inlineStr"><is><t>${'0820 '.repeat(2_400_000)}</t></is></c></row>`),
    'paste.file-unsafe',
  ],
  ['a cell of a million texts', () => sheetFile(`<row><c>${'<v>1</v>'.repeat(1_000_000)}</c></row>`), 'paste.file-unsafe'],
  ['a row of a million cells', () => sheetFile(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`), 'paste.file-unsafe'],
  [
    '5,000 rows of 200 cells with a blank',
    () => sheetFile(`<sheetData>${`<row>${'<c><v> </v></c>'.repeat(200)}</row>`.repeat(5_000)}</sheetData>`),
    'paste.file-unsafe',
  ],
  ['a tag of 24 MB', () => sheetFile(`<row ${'a'.repeat(24_000_000)}`), 'paste.file-unsafe'],
  ['a comment without end', () => sheetFile(`<!-- ${'x'.repeat(24_000_000)}`), 'paste.file-unsafe'],
  ['a million elements in each other', () => sheetFile('<row><c>'.repeat(1_000_000)), 'paste.file-unsafe'],
  ['one name twice', () => workbookFile([['0820 42', 1]], [{ name: 'xl/workbook.xml', content: '<workbook/>' }]), 'paste.file-unsafe'],
];

/** An office document whose main part holds this, and may say that it is of another size. */
export const inflatedDocument = (main: string, content: Buffer, saysBytes?: number): Buffer =>
  zipFile([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: main, content, ...(saysBytes !== undefined && { saysBytes }) },
  ]);

/** Archives sent as documents, by the name they are sent under. All are refused; nothing of them is unpacked (figure 20). */
export const DOCUMENT_BOMBS: readonly (readonly [string, () => Buffer])[] = [
  ['zip.docx', () => zipFile([{ name: 'a', content: repeated(100) }])],
  ['inflated.docx', () => inflatedDocument('word/document.xml', repeated(200))],
  ['inflated.xlsx', () => inflatedDocument('xl/workbook.xml', repeated(200))],
  ['inflated.pptx', () => inflatedDocument('ppt/presentation.xml', Buffer.from('<x/>'), 4_000_000_000)],
  ['entries.xlsx', () => zipFile(entries(100_000))],
  ['nested.docx', () => nested(30)],
];

/** Texts on which a reader that looks ahead again at every character would take minutes. */
export const TEXT_BOMBS: readonly (readonly [string, () => string])[] = [
  ['200 kB of & in one line', () => '&'.repeat(200_000)],
  ['40,000 digits', () => '7'.repeat(40_000)],
  ['200 kB of digits and blanks', () => '08 20 '.repeat(33_333)],
  ['200 kB of blanks', () => ' '.repeat(199_999).concat('x')],
  ['200 kB of codes in one line', () => '0820 42/2A_10 '.repeat(14_285)],
  ['200 kB of line ends', () => '\n'.repeat(199_000).concat('0820 42/2A_10')],
];
