import { formatNumber } from '../file-text';
import type { IesFile, IesTiltTable, IesVersion } from './ies-file';

/** How an IES file is written. */
export interface IesWriteOptions {
  /** Line end; default CR LF, as the standard has it. */
  readonly lineEnd?: '\r\n' | '\n';
}

const FIRST_LINE: Readonly<Record<IesVersion, string | undefined>> = {
  1986: undefined,
  1991: 'IESNA91',
  1995: 'IESNA:LM-63-1995',
  2002: 'IESNA:LM-63-2002',
  2019: 'IES:LM-63-2019',
};
/** Characters of a line, its end apart: what every edition allows. */
const LONGEST = 80;
const TYPE_NUMBERS = { C: 1, B: 2, A: 3 } as const;

/** Numbers on as few lines as fit. */
function wrapped(values: readonly number[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const value of values) {
    const word = formatNumber(value);
    if (line !== '' && line.length + 1 + word.length > LONGEST) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

const table = ({ lampGeometry, anglesDegrees, multipliers }: IesTiltTable) => [
  String(lampGeometry),
  String(anglesDegrees.length),
  ...wrapped(anglesDegrees),
  ...wrapped(multipliers),
];

/** No line break gets into the head, and no label reads as another line of it. */
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trimEnd();

const keywordLines = (version: IesVersion, { keywords }: IesFile) =>
  keywords.flatMap(({ keyword, value }) => {
    const [first = '', ...more] = value.split(/\r\n|\n|\r/).map(oneLine);
    return [`[${keyword}]${first === '' ? '' : ` ${first}`}`, ...more.map((line) => (version === '1986' ? line : `[MORE] ${line}`))];
  });

/**
 * Writes an IES file in its one canonical form: keywords as given, numbers at nine significant digits, lines of at most 80
 * characters after the head (IE10, IE11). Reading it gives the file back.
 */
export function writeIes(file: IesFile, options: IesWriteOptions = {}): string {
  const { version, tilt } = file;
  const first = FIRST_LINE[version];
  const tiltName = tilt.kind === 'file' ? tilt.fileName : tilt.kind.toUpperCase();
  const counts = [
    file.verticalDegrees.length,
    file.horizontalDegrees.length,
    TYPE_NUMBERS[file.photometricType],
    file.units === 'feet' ? 1 : 2,
  ];
  const opening = [file.openingWidth, file.openingLength, file.openingHeight];
  const lines = [
    ...(first === undefined ? [] : [first]),
    ...file.labels.map(oneLine),
    ...keywordLines(version, file),
    `TILT=${tiltName}`,
    ...(tilt.kind === 'include' ? table(tilt.table) : []),
    [file.lampCount, file.lumensPerLamp, file.candelaMultiplier, ...counts, ...opening].map(formatNumber).join(' '),
    [file.ballastFactor, file.thirdFactor, file.inputWatts].map(formatNumber).join(' '),
    ...wrapped(file.verticalDegrees),
    ...wrapped(file.horizontalDegrees),
    ...file.candela.flatMap(wrapped),
  ];
  const lineEnd = options.lineEnd ?? '\r\n';
  return lines.map((line) => `${line}${lineEnd}`).join('');
}
