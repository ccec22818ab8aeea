import { decodeText, withoutMark } from './decode-text';
import type { FileIssues } from './file-issue';

/** Characters or bytes of the longest file that is read; real ones have some hundred thousand at most (TX5). */
export const MOST_CHARACTERS = 4 * 1024 * 1024;
const MOST_LINES = 400_000;

/** The lines of a file given as text or bytes, without their ends, trailing blank ones left away; undefined after a failure. */
export function readLines(input: string | Uint8Array, issues: FileIssues): readonly string[] | undefined {
  if (input.length > MOST_CHARACTERS) {
    issues.fail('file.too-large', 1, 'file');
    return undefined;
  }
  const text = typeof input === 'string' ? withoutMark(input) : decodeText(input);
  // Some transfers double the carriage return of each line.
  const lines = text.split(/\r{0,2}\n|\r/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) issues.fail('file.too-large', MOST_LINES, 'file');
  // Some writers end the file with the end-of-file character of old systems, or fill it with zero bytes.
  while (lines.length > 0 && isFiller(lines[lines.length - 1] as string)) lines.pop();
  if (lines.length === 0) issues.fail('file.empty', 1, 'file');
  return issues.failure === undefined ? lines : undefined;
}

function isFiller(line: string): boolean {
  for (let index = 0; index < line.length; index += 1) if (line.charCodeAt(index) > 32 && line.charCodeAt(index) !== 0xa0) return false;
  return true;
}
