import type { BudgetCopy, BudgetFacts, BudgetPart, BudgetProduct } from '@candil/contract';
import type { Currency } from '@candil/domain';
import type { Format } from '@candil/i18n';
import type { LineAmounts, SheetLine } from './sheet';
import type { LineWords } from './words/line-words';

/** A piece of any level with its own pieces. */
type Piece = BudgetPart &
  Partial<Pick<BudgetProduct, 'tag' | 'room' | 'moq' | 'weeks'>> &
  Pick<BudgetProduct, 'compositions' | 'articles' | 'accessories' | 'parts'>;

export interface LineWriter {
  readonly format: Format;
  readonly words: LineWords;
  readonly currency: Currency;
  readonly copy: BudgetCopy;
}

const SEPARATOR = ' · ';

/** Pieces of a product, in the order in which the domain prices them (QU7). */
const heldBy = ({ compositions = [], articles = [], accessories = [], parts = [] }: Piece): readonly Piece[] => [
  ...compositions,
  ...articles,
  ...accessories,
  ...parts,
];

const factsOf = (facts: BudgetFacts, format: Format, words: LineWords): string => {
  const { lumens, watts, cri, ip, widthMetres, depthMetres, heightMetres } = facts;
  const round = widthMetres === depthMetres;
  const sides = [widthMetres, ...(round ? [] : [depthMetres]), heightMetres].filter((metres) => metres > 0);
  // A measure is not parted by the end of a line.
  const size = sides.map((metres) => format.size(metres).replaceAll(' ', '\u00A0')).join('\u00A0×\u00A0');
  return [
    lumens > 0 ? format.lumens(lumens) : '',
    watts > 0 ? format.watts(watts) : '',
    cri > 0 ? `${words.cri} ${cri}` : '',
    ip,
    size === '' ? '' : `${round && widthMetres > 0 ? 'ø\u00A0' : ''}${size}`,
  ]
    .filter((fact) => fact !== '')
    .join(SEPARATOR);
};

/** A pendant height reads as the height itself, whatever the catalogue calls it. */
export const attributesOf = ({ descriptions, pendantHeight }: Pick<Piece, 'descriptions' | 'pendantHeight'>, format: Format): string => {
  const texts = descriptions.filter(({ type, text }) => type !== 'pendantHeight' && text !== '').map(({ text }) => text);
  return [...texts, ...(pendantHeight === null ? [] : [format.height(pendantHeight).replaceAll(' ', '\u00A0')])].join(SEPARATOR);
};

const amountsOf = (piece: Piece, depth: number, { format, currency, copy }: LineWriter): LineAmounts => {
  const money = (value: number) => ({ value, text: format.money(value, currency) });
  const quantity = { value: piece.quantity, text: format.number(piece.quantity, 0) };
  if (copy === 'client' && depth > 0) return { quantity };
  return {
    quantity,
    unitPvp: money(piece.unitPvp),
    pvp: money(piece.pvp),
    ...(piece.discount > 0 && {
      discount: { value: piece.discount, text: format.percent(piece.discount) },
      discountValue: money(-piece.discountValue),
    }),
    netPrice: money(piece.netPrice),
  };
};

export const minimumOf = ({ moq, quantity }: Pick<Piece, 'moq' | 'quantity'>, { format, words }: LineWriter): string =>
  moq !== undefined && quantity < moq ? words.minimum.replace('{}', format.number(moq, 0)) : '';

/** A piece as a line, with a line for each piece it holds. */
export const sheetLine = (piece: Piece, depth: number, writer: LineWriter): SheetLine => ({
  id: piece.id,
  depth,
  tag: piece.tag ?? '',
  room: piece.room ?? '',
  name: piece.modelName,
  referenceCode: piece.referenceCode,
  image: piece.image,
  attributes: attributesOf(piece, writer.format),
  facts: piece.facts === null ? '' : factsOf(piece.facts, writer.format, writer.words),
  delivery: depth > 0 || piece.weeks === undefined ? '' : writer.format.weeks(piece.weeks),
  minimum: minimumOf(piece, writer),
  amounts: amountsOf(piece, depth, writer),
  pieces: heldBy(piece).map((held) => sheetLine(held, depth + 1, writer)),
});
