import { fail, ok, type Result } from '../result';
import { TEXT_KINDS } from './text-kinds.data';

/** The kinds of text fields. */
export type TextKind = keyof typeof TEXT_KINDS;

/** Why a text does not fit its field; `max` is inclusive (TX1, TX2, TX3, TX6, TX9). */
export type TextFailure =
  | { readonly code: 'text.not-text' }
  | { readonly code: 'text.empty' }
  /** It has more characters than the most. */
  | { readonly code: 'text.too-long'; readonly max: number }
  /** It has a character that the field does not take. */
  | { readonly code: 'text.character'; readonly character: string };

// Letters, marks, digits, blanks within a line, and - _ ' & ( ) +
const FOREIGN_TO_NAME = /[^\p{L}\p{M}\p{N}\t \p{Zs}\-_'&()+]/u;
// The same with line breaks and . , :
const FOREIGN_TO_TEXTAREA = /[^\p{L}\p{M}\p{N}\s\-_'&()+.,:]/u;

/** Checks a text for its field and returns it without outer white space: not empty where required, not too long, only its characters (TX1, TX2, TX3, TX6); what is no text is invalid input (TX9). */
export function checkText(text: unknown, kind: TextKind): Result<string, TextFailure> {
  if (typeof text !== 'string') return fail({ code: 'text.not-text' });
  const { max, shape, required } = TEXT_KINDS[kind];
  const trimmed = text.trim();
  if (required && trimmed === '') return fail({ code: 'text.empty' });
  if (trimmed.length > max) return fail({ code: 'text.too-long', max });
  const character = foreignCharacter(trimmed, shape);
  return character === undefined ? ok(trimmed) : fail({ code: 'text.character', character });
}

function foreignCharacter(text: string, shape: 'name' | 'textarea' | 'any'): string | undefined {
  if (shape === 'any') return undefined;
  return (shape === 'name' ? FOREIGN_TO_NAME : FOREIGN_TO_TEXTAREA).exec(text)?.[0];
}
