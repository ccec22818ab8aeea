import type { BudgetLine, BudgetLinePiece, BudgetPart, BudgetProduct } from '@candil/contract';
import { type Budget, type BudgetPieceInput, majorFromMinor, minorFromMajor } from '@candil/domain';

type Amounts = Pick<BudgetPart, 'quantity' | 'unitPvp' | 'pvp' | 'discount' | 'discountValue' | 'netPrice'>;
type Priced = Budget['products'][number];
type Holder = Pick<BudgetLine, 'compositions' | 'articles' | 'accessories'>;
type HeldInputs = Pick<BudgetPieceInput, 'compositions' | 'articles' | 'accessories'>;
type HeldProducts = Pick<BudgetProduct, 'compositions' | 'articles' | 'accessories'>;

const LISTS = ['compositions', 'articles', 'accessories'] as const;

/** The cents of a price of the wire; what is no amount goes to the domain as it is, which names the line. */
export const centsOf = (unitPvp: unknown): unknown => {
  const minor = minorFromMajor(unitPvp);
  return minor.ok ? minor.value : unitPvp;
};

export const majorAmounts = ({ quantity, unitPvp, pvp, discount, discountValue, netPrice }: Priced): Amounts => ({
  quantity,
  unitPvp: majorFromMinor(unitPvp),
  pvp: majorFromMinor(pvp),
  discount,
  discountValue: majorFromMinor(discountValue),
  netPrice: majorFromMinor(netPrice),
});

/** Pieces of a line, as the domain prices them. */
export const heldInputs = (holder: Holder): HeldInputs =>
  Object.fromEntries(
    LISTS.flatMap((name) => {
      const pieces: readonly BudgetLinePiece[] = holder[name] ?? [];
      const inputs = pieces.map((piece) => ({
        id: piece.id,
        quantity: piece.quantity,
        unitPvp: centsOf(piece.unitPvp),
        ...heldInputs(piece),
      }));
      return inputs.length === 0 ? [] : [[name, inputs] as const];
    }),
  );

/** The same with its amounts, once it is priced. */
export const heldPieces = (holder: Holder, priced: Priced): HeldProducts =>
  Object.fromEntries(
    LISTS.flatMap((name) => {
      const pieces: readonly BudgetLinePiece[] = holder[name] ?? [];
      const amounts = new Map((priced[name] ?? []).map((each) => [each.id, each]));
      const products = pieces.flatMap((piece) => {
        const own = amounts.get(piece.id);
        const { compositions: _, articles: __, accessories: ___, ...words } = piece as BudgetLinePiece & Holder;
        return own === undefined ? [] : [{ ...words, ...majorAmounts(own), ...heldPieces(piece, own) }];
      });
      return products.length === 0 ? [] : [[name, products] as const];
    }),
  );
