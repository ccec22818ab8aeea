import { type FileIssues, parseNumber } from '../file-text';
import { FIELD_LENGTHS, type WordField } from './field-lengths.data';

/** Beyond it no dimension, flux or percentage makes sense. */
const MOST_HEAD_VALUE = 1e9;

/** A number followed by the entries that it counts. */
const UNIT = /^([+-]?[\d.,]+)\s*(lm|W|K|mm|%|°)$/i;

/** Reads the head of an EULUMDAT file, one field on each line. */
export class EulumdatLines {
  private index = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly issues: FileIssues,
  ) {}

  get lineIndex(): number {
    return this.index;
  }

  text(): string {
    const line = this.lines[this.index] ?? '';
    this.index += 1;
    return line.trim();
  }

  /** A word of a field; one that is longer than the format has it is odd (LD12). */
  word(field: WordField): string {
    const word = this.text();
    if (word.length > FIELD_LENGTHS[field]) this.issues.warn('line.too-long', this.index, field, word);
    return word;
  }

  /** Reads a number; a blank line counts as 0 with a warning, a word that is no number is a failure. */
  number(field: string): number {
    if (this.index >= this.lines.length) {
      this.issues.fail('value.missing', this.lines.length, field);
      return 0;
    }
    const word = this.text();
    if (word === '') this.issues.warn('value.missing', this.index, field);
    if (word === '') return 0;
    const [number = word, unit = ''] = UNIT.exec(word)?.slice(1) ?? [];
    const value = parseNumber(number, true);
    if (value !== undefined && unit !== '') this.issues.warn('value.with-unit', this.index, field, word);
    if (value === undefined) this.issues.fail('value.not-a-number', this.index, field, word);
    else if (Math.abs(value) > MOST_HEAD_VALUE) this.issues.fail('value.out-of-range', this.index, field, word);
    else {
      if (word.includes(',')) this.issues.warn('value.decimal-comma', this.index, field, word);
      return value;
    }
    return 0;
  }

  whole(field: string, least: number, most: number): number {
    const value = this.number(field);
    const whole = Math.round(value);
    if (whole !== value) this.issues.warn('value.not-whole', this.index, field, String(value));
    if (whole < least || whole > most) this.issues.fail('value.out-of-range', this.index, field, String(value));
    return Math.min(most, Math.max(least, whole));
  }
}
