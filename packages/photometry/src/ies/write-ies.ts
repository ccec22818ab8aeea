import { formatNumber } from '../file-text';
import type { IesFile, IesTiltTable, IesVersion } from './ies-file';
import { LONGEST_HEAD_LINE } from './ies-head';

/** Options of writing an IES file. */
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
const MORE = '[MORE] ';
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

/** A text in lines of at most so many characters, broken at blanks, within a word only where it is longer than a line. */
function brokenAt(text: string, most: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most);
    // No sign is cut in halves.
    const whole = /[\ud800-\udbff]/.test(rest.charAt(most - 1)) ? most - 1 : most;
    const end = blank > 0 ? blank : whole;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

/** Labels and keywords in lines as long as the edition allows; what does not fit goes on after `[MORE]` (IE14). */
function headLines({ version, labels, keywords }: IesFile): string[] {
  const most = LONGEST_HEAD_LINE[version];
  return [
    ...labels.flatMap((label) => brokenAt(oneLine(label), most)),
    ...keywords.flatMap(({ keyword, value }) => {
      const start = `[${keyword}]`;
      const [first = '', ...others] = value.split(/\r\n|\n|\r/).map(oneLine);
      const [own = '', ...rest] = brokenAt(first, most - start.length - 1);
      const following = [...rest, ...others.flatMap((line) => brokenAt(line, most - MORE.length))];
      return [own === '' ? start : `${start} ${own}`, ...following.map((line) => `${MORE}${line}`)];
    }),
  ];
}

/**
 * Writes an IES file in its one canonical form: keywords as given, lines of the head as long as the edition allows, numbers at nine
 * significant digits, lines of at most 80 characters after the head (IE10, IE11, IE14). Reading it gives the file back, its longest values
 * in several lines.
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
    ...headLines(file),
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
