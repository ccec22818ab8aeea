import type { Budget, BudgetPart, BudgetProduct, PreviousBudget } from '@candil/contract';
import { type CalendarDay, formatCalendarDay, type IssuedBudget, isBudgetValid, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import { calendarDayOfIso, type Pictures } from '../catalogue';
import { describeChosen, type Viewer } from '../project';
import type { BudgetRow, BudgetSummary } from './budget-repository';
import { issuerToWire } from './issuer';
import type { StoredIssuer, StoredTexts, StoredWords } from './stored-budget';

type Piece = IssuedBudget['products'][number];
/** Names and words of a piece, by its id. */
type Words = (
  id: string,
) => Pick<BudgetPart, 'model' | 'modelName' | 'referenceCode' | 'pendantHeight' | 'descriptions' | 'image' | 'facts'>;

const LISTS = ['compositions', 'articles', 'accessories', 'parts'] as const;

const pieceToWire = (piece: Piece, words: Words): Omit<BudgetProduct, 'tag' | 'room' | 'moq' | 'weeks' | 'ownDiscount'> => {
  const held = LISTS.map((name) => [name, piece[name]?.map((each) => pieceToWire(each, words))] as const);
  return {
    id: piece.id,
    ...words(piece.id),
    quantity: piece.quantity,
    unitPvp: majorFromMinor(piece.unitPvp),
    pvp: majorFromMinor(piece.pvp),
    discount: piece.discount,
    discountValue: majorFromMinor(piece.discountValue),
    netPrice: majorFromMinor(piece.netPrice),
    ...Object.fromEntries(held.filter(([, pieces]) => pieces !== undefined)),
  };
};

/** Its own cost and mark-up are visible to its maker and the maker's company only. */
export const knowsMargin = (actor: Actor, row: Pick<BudgetRow, 'createdBy' | 'companyId'>): boolean =>
  row.createdBy === actor.accountId || (row.companyId !== null && row.companyId === actor.company?.id);

/** Issuer of budgets issued before issuers were kept: they bore the maker's name alone. */
const UNTOLD_ISSUER: StoredIssuer = {
  name: 'Candil',
  taxNumber: '',
  street: '',
  postalCode: '',
  town: '',
  country: undefined,
  phone: '',
  email: '',
  website: '',
};
const NO_TEXTS: StoredTexts = { clientAddress: '', site: '', deliveryTerms: '', paymentTerms: '' };

const imageOf = (pictures: Pictures, projectId: string, productId: string, { picture, model, color }: StoredWords): string => {
  if (picture !== undefined && picture.pictureId !== null) return pictures.ofProduct(projectId, productId, picture.pictureId);
  // A composition among others has no picture of its own.
  if (picture === undefined && model === '') return '';
  return pictures.thumbnail(picture?.model ?? model, picture?.color ?? color);
};

/** A budget as it was issued; `newest` is the last revision of its number. */
export const budgetToWire = (
  pictures: Pictures,
  row: BudgetRow,
  newest: Pick<BudgetRow, 'id'> | undefined,
  { actor, language }: Viewer,
): Budget => {
  const { issued, ownMarginPercent, ownDiscounts, freightMinor, alternatives, issuer, texts, words: kept } = row.document;
  const tellsCost = ownDiscounts !== undefined && knowsMargin(actor, row);
  const wordsOf = (id: string): StoredWords => {
    const found = kept[id];
    if (found === undefined) throw new Error(`The budget ${row.budgetNumber} has no words for ${id}`);
    return found;
  };
  const wording: Words = (id) => {
    const words = wordsOf(id);
    const { model, modelName, referenceCode, pendantHeightCm, chosen, facts } = words;
    return {
      model,
      modelName: modelName[language],
      referenceCode,
      pendantHeight: pendantHeightCm,
      descriptions: describeChosen(chosen, language),
      image: imageOf(pictures, row.projectId, id, words),
      facts,
    };
  };
  const productToWire = (piece: Piece): BudgetProduct => {
    const { tag, room = '', moq = 1, weeks } = wordsOf(piece.id);
    const ownDiscount = tellsCost ? ownDiscounts[piece.id] : undefined;
    return {
      ...pieceToWire(piece, wording),
      tag,
      room,
      moq,
      ...(weeks !== undefined && { weeks }),
      ...(ownDiscount !== undefined && { ownDiscount }),
    };
  };
  return {
    id: row.id,
    projectId: row.projectId,
    projectName: issued.projectName,
    catalogId: row.catalogId,
    budgetNumber: issued.budgetNumber,
    revision: issued.number.revision,
    supersededBy: newest === undefined || newest.id === row.id ? null : newest.id,
    issuer: issuerToWire(issuer ?? UNTOLD_ISSUER, language, pictures),
    clientName: issued.clientName,
    ...(texts ?? NO_TEXTS),
    createdBy: issued.createdBy,
    creationDate: formatCalendarDay(issued.creationDate),
    validationDate: formatCalendarDay(issued.validationDate),
    currency: issued.currency,
    discount: issued.discount,
    surcharge: issued.surcharge,
    iva: issued.iva,
    discountValue: majorFromMinor(issued.discountValue),
    surchargeValue: majorFromMinor(issued.surchargeValue),
    ivaValue: majorFromMinor(issued.ivaValue),
    subTotalNet: majorFromMinor(issued.subTotalNet),
    totalNet: majorFromMinor(issued.totalNet),
    ...(freightMinor !== undefined && { freight: freightMinor === null ? null : majorFromMinor(freightMinor) }),
    comments: issued.comments,
    ownMarginPercent: tellsCost ? ownMarginPercent : null,
    products: issued.products.map(productToWire),
    ...(alternatives !== undefined && { alternatives: alternatives.map(productToWire) }),
  };
};

/** The budgets of a project, newest first; of each number the newest revision counts while it is valid. */
export const summariesToWire = (rows: readonly BudgetSummary[], today: CalendarDay): PreviousBudget[] => {
  const newest = new Map<string, number>();
  const numberOf = ({ year, serial }: BudgetSummary) => `${year}-${serial}`;
  for (const row of rows) newest.set(numberOf(row), Math.max(row.revision, newest.get(numberOf(row)) ?? 0));
  return rows.map((row) => {
    const days = { creationDate: calendarDayOfIso(row.creationDay), validationDate: calendarDayOfIso(row.validationDay) };
    return {
      id: row.id,
      budgetNumber: row.budgetNumber,
      revision: row.revision,
      clientName: row.clientName,
      creationDate: formatCalendarDay(days.creationDate),
      validationDate: formatCalendarDay(days.validationDate),
      createdAt: row.createdAt.toISOString(),
      totalNet: majorFromMinor(row.totalNetMinor),
      currency: row.currency,
      isChecked: newest.get(numberOf(row)) === row.revision && isBudgetValid(days, today),
      createdBy: row.createdByName,
    };
  });
};
