import type { FileIssues } from '../file-text';
import type { IesKeyword, IesVersion } from './ies-file';

/** Lines before the TILT line, and its index. */
export interface IesHead {
  readonly version: IesVersion;
  readonly keywords: readonly IesKeyword[];
  readonly labels: readonly string[];
  /** Index, from 0, of the TILT line. */
  readonly tiltLine: number;
}

/** `IESNA91`, `IESNA:LM-63-1995`, `IES:LM-63-2019` and the like: the last two digits of the year give the edition. */
const EDITION = /^IES(?:NA)?[:\s-]*(?:LM[-\s]?63[-\s]?)?(?:19|20)?(86|91|95|02|19|20)\b/i;
const EDITIONS: Readonly<Record<string, IesVersion>> = { 86: '1986', 91: '1991', 95: '1995', '02': '2002', 19: '2019', 20: '2019' };
/** A line that means to name an edition; others that begin alike are labels, such as the name of a laboratory. */
const CLAIM = /^IES(?:NA)?[:\s-]*(?:LM\b|\d)/i;
const REQUIRED: Readonly<Record<IesVersion, readonly string[]>> = {
  1986: [],
  1991: ['TEST', 'MANUFAC'],
  1995: [],
  2002: ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC'],
  2019: ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC'],
};
/** Characters of a line, its end apart. */
export const LONGEST_HEAD_LINE: Readonly<Record<IesVersion, number>> = { 1986: 80, 1991: 132, 1995: 132, 2002: 256, 2019: 256 };
/** Keywords of the last editions; earlier editions have fewer. */
const KEYWORD = /^\s*\[([^\]]{1,40})\]\s?(.*)$/;

/** The edition that the first line names; undefined when it names none. */
function versionOf(line: string): IesVersion | undefined {
  return EDITIONS[EDITION.exec(line.trim())?.[1] ?? ''];
}

/** Reads version, keywords and labels up to the TILT line (IE1, IE2, IE3). */
export function readIesHead(lines: readonly string[], issues: FileIssues): IesHead | undefined {
  const tiltLine = lines.findIndex((line) => /^\s*TILT\s*=/i.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  const named = versionOf(lines[first] ?? '');
  if (tiltLine < 0) {
    if (named === undefined) issues.fail('file.format-unknown', 1, 'version', lines[0]);
    else issues.fail('tilt.missing', lines.length, 'tilt');
    return undefined;
  }
  const claimsVersion = named === undefined && CLAIM.test((lines[first] ?? '').trim());
  if (claimsVersion) issues.warn('file.format-unknown', first + 1, 'version', lines[first]);
  const version = named ?? (claimsVersion ? '2002' : '1986');
  const keywords: { keyword: string; value: string }[] = [];
  const labels: string[] = [];
  for (let index = named === undefined && !claimsVersion ? 0 : first + 1; index < tiltLine; index += 1) {
    const line = lines[index] as string;
    if (line.length > LONGEST_HEAD_LINE[version]) issues.warn('line.too-long', index + 1, 'head');
    const [, word, value = ''] = KEYWORD.exec(line) ?? [];
    const keyword = word?.trim().toUpperCase();
    const last = keywords[keywords.length - 1];
    if (keyword === 'MORE' && last !== undefined) last.value += `\n${value.trimEnd()}`;
    else if (keyword !== undefined) keywords.push({ keyword, value: value.trimEnd() });
    else if (line.trim() === '') issues.warn('line.blank', index + 1, 'head');
    else {
      labels.push(line.trimEnd());
      if (version !== '1986') issues.warn('keyword.missing', index + 1, 'head', line);
    }
  }
  for (const keyword of REQUIRED[version]) {
    if (!keywords.some((entry) => entry.keyword === keyword)) issues.warn('keyword.required', tiltLine + 1, keyword);
  }
  return { version, keywords, labels, tiltLine };
}
