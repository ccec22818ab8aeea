import { type Currency, MAX_AMOUNT_MINOR, percentOf } from '../money';
import { checkQuantity } from '../order';
import { fail, ok, type Result } from '../result';
import { BUDGET_LISTS } from './budget.data';
import type { BudgetFailure } from './budget-failure';
import { budgetPercent } from './budget-terms';

/** A piece of a budget: a part, or something made of others. Numbers are checked, so that they may come as they are. */
export interface BudgetPieceInput {
  /** Id of the piece, to name it in failures. */
  readonly id: string;
  /** Whole pieces in one unit of its parent. */
  readonly quantity: unknown;
  /** Gross cents of one piece; where it holds other pieces, their prices count instead (QU7). */
  readonly unitPvp?: unknown;
  /** Pieces that it holds, at any depth; their quantities are per piece of it. */
  readonly compositions?: readonly BudgetPieceInput[];
  /** Articles that it holds; pieces of one of it. */
  readonly articles?: readonly BudgetPieceInput[];
  /** Accessories that it holds; pieces of one of it. */
  readonly accessories?: readonly BudgetPieceInput[];
  /** Other parts that it holds; pieces of one of it. */
  readonly parts?: readonly BudgetPieceInput[];
}

/** A product of the project on its way into a budget. */
export interface BudgetLineInput extends BudgetPieceInput {
  /** Percent, 0–100. */
  readonly discount: unknown;
  /** 1 where it has every choice that it needs; 0 keeps it out (QU5). */
  readonly isPersonalized: 0 | 1;
  /** No longer made, which keeps it out (QU5). */
  readonly discontinued: boolean;
  /** Absent = the budget's. */
  readonly currency?: Currency;
}

/** A priced piece: cents for all of its line, `discount` the line's percentage (QU1, QU7, QU8). */
export interface BudgetPiece {
  /** Id of the piece, as it was given. */
  readonly id: string;
  /** Whole pieces in one unit of its parent. */
  readonly quantity: number;
  /** Gross cents of one piece. */
  readonly unitPvp: number;
  /** Gross cents of the line. */
  readonly pvp: number;
  /** Percent of the line, 0–100. */
  readonly discount: number;
  /** Cents that the discount takes off, 0 or more. */
  readonly discountValue: number;
  /** Cents of the line after its discount. */
  readonly netPrice: number;
  /** Compositions that it holds, priced; absent where it holds none, as the lists below. */
  readonly compositions?: readonly BudgetPiece[];
  /** Articles that it holds, priced. */
  readonly articles?: readonly BudgetPiece[];
  /** Accessories that it holds, priced. */
  readonly accessories?: readonly BudgetPiece[];
  /** Other parts that it holds, priced. */
  readonly parts?: readonly BudgetPiece[];
}

/** Why a line does not enter a budget (QU5). */
export interface DroppedBudgetLine {
  /** Id of the line that is left out. */
  readonly id: string;
  /** Missing requirement. */
  readonly reason: 'quantity' | 'not-personalised' | 'discontinued';
}

type Level = keyof typeof BUDGET_LISTS;
type ListName = Exclude<Level, 'product'>;
type Unpriced = { id: string; quantity: number; unitPvp: number; lists: (readonly [ListName, Unpriced[]])[] };

/** The reason for which a line does not enter a budget, undefined when it does (QU5). */
export function droppedReason({ quantity, isPersonalized, discontinued }: BudgetLineInput): DroppedBudgetLine['reason'] | undefined {
  if (typeof quantity === 'number' && quantity <= 0) return 'quantity';
  if (isPersonalized !== 1) return 'not-personalised';
  return discontinued ? 'discontinued' : undefined;
}

/** Prices a line with all that it holds; refuses what is no quantity, amount or percentage, naming the piece (QU1, QU4, QU7–QU10). */
export function priceBudgetLine(line: BudgetLineInput): Result<BudgetPiece, BudgetFailure> {
  const hundredths = budgetPercent('discount', line.discount, line.id);
  if (!hundredths.ok) return hundredths;
  const unpriced = readPiece(line, 'product');
  return unpriced.ok ? ok(pricedPiece(unpriced.value, unpriced.value.quantity, 0, hundredths.value)) : unpriced;
}

function readPiece(piece: BudgetPieceInput, level: Level): Result<Unpriced, BudgetFailure> {
  const { id } = piece;
  const checked = checkQuantity(piece.quantity);
  if (!checked.ok) return fail({ code: 'budget.quantity', line: id, value: piece.quantity });
  const quantity = checked.value;
  const lists: Unpriced['lists'] = [];
  let held = 0;
  for (const name of BUDGET_LISTS[level]) {
    const inputs = piece[name];
    if (inputs === undefined || inputs.length === 0) continue;
    const list: Unpriced[] = [];
    for (const input of inputs) {
      const child = readPiece(input, name);
      if (!child.ok) return child;
      held += child.value.quantity * child.value.unitPvp;
      list.push(child.value);
    }
    lists.push([name, list]);
  }
  const unitPvp = lists.length > 0 ? held : piece.unitPvp;
  if (typeof unitPvp !== 'number' || !Number.isInteger(unitPvp) || unitPvp < 0) {
    return fail({ code: 'budget.amount', line: id, value: unitPvp });
  }
  if (unitPvp * quantity > MAX_AMOUNT_MINOR) return fail({ code: 'budget.too-large', maxMinor: MAX_AMOUNT_MINOR });
  return ok({ id, quantity, unitPvp, lists });
}

/** `before` are the gross cents of the line that come before this piece: shares of a discount are differences of its amount up to there (QU8). */
function pricedPiece({ id, quantity, unitPvp, lists }: Unpriced, count: number, before: number, hundredths: number): BudgetPiece {
  const pvp = count * unitPvp;
  const discountValue = percentOf(before + pvp, hundredths) - percentOf(before, hundredths);
  let passed = before;
  const nested = lists.map(([name, pieces]) => {
    const priced = pieces.map((piece) => {
      const child = pricedPiece(piece, count * piece.quantity, passed, hundredths);
      passed += child.pvp;
      return child;
    });
    return [name, priced] as const;
  });
  return {
    id,
    quantity,
    unitPvp,
    pvp,
    discount: hundredths / 100,
    discountValue,
    netPrice: pvp - discountValue,
    ...Object.fromEntries(nested),
  };
}
