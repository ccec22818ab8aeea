/** Characters that stand for one of a code's own, as mail programs, word processors and other keyboards write them. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‐‑‒–—―−⁃﹘﹣－'].map((dash) => [dash, '-'])),
  ...Object.fromEntries([...'⁄∕⧸╱／'].map((slash) => [slash, '/'])),
  ...Object.fromEntries([...'‗＿﹍﹎﹏'].map((line) => [line, '_'])),
};

/** Invisible formatting and control characters: zero-width ones, soft hyphens, marks of direction. */
const INVISIBLE = /^(?:\p{Cf}|\p{Variation_Selector}|(?![\t\n\v\f\r\u0085])\p{Cc})$/u;
const FULL_WIDTH_FROM = 0xff01;
const FULL_WIDTH_TO = 0xff5e;
const FULL_WIDTH_STEP = 0xfee0;

/** The text in the characters of codes, with the place of each in the text as it was given. */
export interface UnifiedText {
  readonly given: string;
  readonly text: string;
  /** For each character of `text` its index in `given`. */
  readonly places: readonly number[];
}

const unified = (character: string): string => {
  const stood = STANDS_FOR[character];
  if (stood !== undefined) return stood;
  if (INVISIBLE.test(character)) return '';
  const code = character.charCodeAt(0);
  return code >= FULL_WIDTH_FROM && code <= FULL_WIDTH_TO ? String.fromCharCode(code - FULL_WIDTH_STEP) : character;
};

/** Replaces variants of dashes, slashes and wide letters by those of codes and removes invisible characters; blanks stay unchanged. */
export const unifyCharacters = (given: string): UnifiedText => {
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < given.length; index += 1) {
    const character = unified(given.charAt(index));
    if (character === '') continue;
    text += character;
    places.push(index);
  }
  return { given, text, places };
};

/** Returns the original text between two places of the unified text, `end` exclusive. */
export const givenBetween = ({ given, places }: UnifiedText, start: number, end: number): string =>
  end <= start ? '' : given.slice(places[start], (places[end - 1] ?? 0) + 1);
