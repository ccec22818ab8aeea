/** Codes of the failures and warnings of a file. */
export type FileIssueCode =
  | 'file.empty'
  | 'file.too-large'
  | 'file.format-unknown'
  | 'tilt.missing'
  | 'tilt.file-missing'
  | 'keyword.missing'
  | 'keyword.required'
  | 'line.blank'
  | 'line.too-long'
  | 'value.missing'
  | 'value.not-a-number'
  | 'value.decimal-comma'
  | 'value.out-of-range'
  | 'value.not-whole'
  | 'value.surplus'
  | 'value.with-unit'
  | 'value.contradicts-light'
  | 'angles.not-ascending'
  | 'angles.range-unusual';

/** One thing that is wrong or odd: where it stands (`line` counts from 1) and in which field of the format. */
export interface FileIssue {
  /** Code of the issue. */
  readonly code: FileIssueCode;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Field of the format, in its own words. */
  readonly field: string;
  /** Text found there, cut to 40 characters. */
  readonly found?: string;
}

/** Options of reading a file. */
export interface ReadOptions {
  /** True when the first warning is a failure; default false (TX6). */
  readonly strict?: boolean;
}

/** Content of a readable file, with its warnings. */
export interface FileReading<File> {
  /** Content of the file, as it is written there. */
  readonly file: File;
  /** At most 100, in the order of the file. */
  readonly warnings: readonly FileIssue[];
}

const MOST_WARNINGS = 100;
const MOST_SHOWN = 40;

/** Collects what a reader finds. After the first failure nothing else counts. */
export class FileIssues {
  readonly warnings: FileIssue[] = [];
  failure: FileIssue | undefined;

  constructor(private readonly strict: boolean) {}

  warn(code: FileIssueCode, line: number, field: string, found?: string): void {
    if (this.strict) this.fail(code, line, field, found);
    else if (this.failure === undefined && this.warnings.length < MOST_WARNINGS) this.warnings.push(issueOf(code, line, field, found));
  }

  fail(code: FileIssueCode, line: number, field: string, found?: string): void {
    this.failure ??= issueOf(code, line, field, found);
  }
}

function issueOf(code: FileIssueCode, line: number, field: string, found: string | undefined): FileIssue {
  return found === undefined ? { code, line, field } : { code, line, field, found: found.slice(0, MOST_SHOWN) };
}
