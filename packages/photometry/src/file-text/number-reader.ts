import type { FileIssues } from './file-issue';
import { MOST_VALUE, parseNumber } from './number-text';

/** Notation of the numbers in a part of a file. */
export interface NumberSyntax {
  /** Use of the comma: separator of numbers (IES) or decimal point (EULUMDAT, and IES files of some countries). */
  readonly comma: 'delimiter' | 'decimal';
  /** Treatment of a blank line among the numbers. */
  readonly blankLines: 'odd' | 'plain';
}

/** Blanks, tabs, and the padding of old files: zero bytes and the end-of-file character. */
const isBlank = (code: number, syntax: NumberSyntax) => code <= 32 || code === 160 || (code === 44 && syntax.comma === 'delimiter');

/** Degrees; closer ones are no two angles. */
const LEAST_STEP = 1e-6;

/** Reads numbers one after another over line ends. Where one is missing or none, it says so and gives 0. */
export class NumberReader {
  private line: number;
  private column = 0;
  private hasEnded = false;

  constructor(
    private readonly lines: readonly string[],
    firstLine: number,
    private readonly syntax: NumberSyntax,
    private readonly issues: FileIssues,
  ) {
    this.line = firstLine;
  }

  /** Index, from 0, of the line that is read next. */
  get lineIndex(): number {
    return this.line;
  }

  /** True when the file ended before a requested number. */
  get ended(): boolean {
    return this.hasEnded;
  }

  /** The next word, undefined at the end of the file. */
  private word(field: string): string | undefined {
    for (;;) {
      const text = this.lines[this.line];
      if (text === undefined) return undefined;
      let start = this.column;
      while (start < text.length && isBlank(text.charCodeAt(start), this.syntax)) start += 1;
      if (start < text.length) {
        let end = start;
        while (end < text.length && !isBlank(text.charCodeAt(end), this.syntax)) end += 1;
        this.column = end;
        return text.slice(start, end);
      }
      if (this.column === 0 && this.syntax.blankLines === 'odd') this.issues.warn('line.blank', this.line + 1, field);
      this.line += 1;
      this.column = 0;
    }
  }

  next(field: string): number {
    const word = this.word(field);
    if (word === undefined) {
      this.hasEnded = true;
      return 0;
    }
    const value = parseNumber(word, this.syntax.comma === 'decimal');
    if (value === undefined) this.issues.fail('value.not-a-number', this.line + 1, field, word);
    else if (Math.abs(value) > MOST_VALUE) this.issues.fail('value.out-of-range', this.line + 1, field, word);
    else {
      if (this.syntax.comma === 'decimal' && word.includes(',')) this.issues.warn('value.decimal-comma', this.line + 1, field, word);
      return value;
    }
    return 0;
  }

  /** A number that has to be there. */
  required(field: string): number {
    const value = this.next(field);
    if (this.hasEnded) this.issues.fail('value.missing', this.lines.length, field);
    return value;
  }

  /** A whole number within bounds, both included. */
  count(field: string, least: number, most: number): number {
    const value = this.required(field);
    if (this.issues.failure !== undefined) return least;
    const whole = Math.round(value);
    if (whole !== value) this.issues.warn('value.not-whole', this.line + 1, field, String(value));
    if (whole < least || whole > most) this.issues.fail('value.out-of-range', this.line + 1, field, String(value));
    return Math.min(most, Math.max(least, whole));
  }

  /** Reads the requested number of numbers, fewer when the file ends or a word is no number. */
  many(field: string, count: number): number[] {
    const values: number[] = [];
    while (values.length < count) {
      const value = this.next(field);
      if (this.hasEnded || this.issues.failure !== undefined) break;
      values.push(value);
    }
    return values;
  }

  /** Ascending angles, all of them there. */
  angles(field: string, count: number): number[] {
    const values = this.many(field, count);
    if (values.length < count) this.issues.fail('value.missing', Math.min(this.line + 1, this.lines.length), field);
    for (let index = 1; index < values.length; index += 1) {
      if ((values[index] as number) - (values[index - 1] as number) > LEAST_STEP) continue;
      this.issues.fail('angles.not-ascending', this.line + 1, field, String(values[index]));
      break;
    }
    return values;
  }

  /** Says whether unread text remains. */
  expectEnd(field: string): void {
    const word = this.word(field);
    if (word !== undefined) this.issues.warn('value.surplus', this.line + 1, field, word);
  }

  /** Goes on at the beginning of the next line, if something of this one was read. */
  endLine(): void {
    if (this.column === 0) return;
    this.line += 1;
    this.column = 0;
  }
}
