import type { AuditLine } from '@candil/contract';

/** Words of the head of the file, in the order of its columns. */
export interface AuditCsvWords {
  readonly when: string;
  readonly kind: string;
  readonly who: string;
  readonly email: string;
  readonly details: string;
  readonly network: string;
  readonly browser: string;
}

/** Cells that a spreadsheet would compute are escaped (figure 33); quotes, commas and line breaks are quoted (RFC 4180). */
const cell = (text: string): string => {
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
};

const detailText = ({ details, names }: AuditLine): string =>
  Object.entries(details)
    .map(([key, value]) => `${key}: ${names[value] === undefined ? value : `${names[value]} (${value})`}`)
    .join('; ');

const rowOf = (line: AuditLine): readonly string[] => [
  line.at,
  line.kind,
  line.by ?? '',
  line.byEmail ?? '',
  detailText(line),
  line.network ?? '',
  line.userAgent ?? '',
];

/** The lines as CSV in UTF-8 with the mark that spreadsheets want; times in UTC, kinds as they are recorded. */
export const auditCsv = (lines: readonly AuditLine[], words: AuditCsvWords): string => {
  const head = [words.when, words.kind, words.who, words.email, words.details, words.network, words.browser];
  return `\uFEFF${[head, ...lines.map(rowOf)].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
};
