import { checkQuantity, parseReference, type QuantityFailure, type ReferenceFailure } from '@candil/domain';

/** One code with its quantity, as it was found in a pasted text. */
export interface PastedLine {
  /** From 1, counting the parts that hold anything. */
  readonly line: number;
  readonly text: string;
  readonly referenceCode: string;
  readonly quantity: number;
}

export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly failure: ReferenceFailure | QuantityFailure;
}

export interface PastedLines {
  readonly good: readonly PastedLine[];
  readonly refused: readonly RefusedLine[];
}

/** Most products of one call (contract). */
export const MOST_LINES = 200;

const BETWEEN_LINES = /[\n\r,;]+/;
/** `× 4`, `x4`, `* 4` or a tab and a number at the end. A blank alone is no mark: codes hold blanks. */
const TRAILING_QUANTITY = /^(.*?)(?:\s*[×*]\s*|\s+x\s*|\s*\t\s*)([^\s×*]*)\s*$/is;
/** `4 × 0820 42`, as some write it. */
const LEADING_QUANTITY = /^\s*(\d{1,6})\s*[×*x]\s+(.+)$/is;

const split = (text: string): { code: string; quantity: string | undefined } => {
  const leading = LEADING_QUANTITY.exec(text);
  if (leading?.[1] !== undefined && leading[2] !== undefined) return { code: leading[2], quantity: leading[1] };
  const trailing = TRAILING_QUANTITY.exec(text);
  if (trailing?.[1] !== undefined && trailing[1].trim() !== '') return { code: trailing[1], quantity: trailing[2] };
  return { code: text, quantity: undefined };
};

const quantityOf = (text: string | undefined) => checkQuantity(text === undefined ? 1 : /^[+-]?\d+$/.test(text) ? Number(text) : text);

/** Reads codes with quantities from a pasted text: commas, semicolons and lines part them. Nothing is lost: what cannot be read is told. */
export const parsePastedLines = (text: string): PastedLines => {
  const good: PastedLine[] = [];
  const refused: RefusedLine[] = [];
  const parts = text
    .split(BETWEEN_LINES)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const [index, part] of parts.entries()) {
    const line = index + 1;
    const { code, quantity } = split(part);
    const reference = parseReference(code);
    if (!reference.ok) {
      refused.push({ line, text: part, failure: { ...reference.failure, reference: code.trim() } as ReferenceFailure });
      continue;
    }
    const pieces = quantityOf(quantity);
    if (pieces.ok) good.push({ line, text: part, referenceCode: code.trim(), quantity: pieces.value });
    else refused.push({ line, text: part, failure: pieces.failure });
  }
  return { good, refused };
};
