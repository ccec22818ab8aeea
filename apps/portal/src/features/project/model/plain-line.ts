import { checkQuantity, parseReference } from '@candil/domain';

/** A product by its code, as it is added. */
export interface PlainLine {
  readonly referenceCode: string;
  readonly quantity: number;
}

const SEVERAL = /[\n\r,;]/;
/** `× 4`, `x4`, `* 4` or a tab and a number at the end. A blank alone is no mark: codes hold blanks. */
const TRAILING_QUANTITY = /^(.*?)(?:\s*[×*]\s*|\s+x\s*|\s*\t\s*)(\d{1,6})$/is;
/** `4 × 0820 42`, as some write it. */
const LEADING_QUANTITY = /^(\d{1,6})\s*[×*x]\s+(.+)$/is;

/** The product of a text that is one code in its own characters, with a quantity or without; everything else is for the list reader. */
export const plainLine = (given: string): PlainLine | undefined => {
  const text = given.trim();
  if (text === '' || SEVERAL.test(text)) return undefined;
  const leading = LEADING_QUANTITY.exec(text);
  const trailing = TRAILING_QUANTITY.exec(text);
  const [code, count] = leading ? [leading[2], leading[1]] : trailing ? [trailing[1], trailing[2]] : [text, '1'];
  const referenceCode = (code ?? '').trim();
  const quantity = checkQuantity(Number(count));
  return parseReference(referenceCode).ok && quantity.ok ? { referenceCode, quantity: quantity.value } : undefined;
};
