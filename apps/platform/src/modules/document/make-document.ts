import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetSheet, budgetWords, orderSheet, orderWords } from '@candil/budget-sheet';
import { parseCalendarDay } from '@candil/domain';
import { createFormat, localeOf } from '@candil/i18n';
import type { BudgetOrder, ConfirmationOrder, DocumentOrder } from './document-order';
import { documentPdf } from './pdf/document-pdf';
import { readLogo } from './picture/read-logo';
import { budgetXlsx } from './xlsx/budget-xlsx';
import { productListXlsx } from './xlsx/product-list-xlsx';

const PICTURE = /\/images\/(\w+\/\w+)-day-400\.webp$/;

/** A PDF takes no WebP: of every picture for screens there is a copy that can be printed, under the same model and finish. */
const printablePicture =
  (prints: string, ownPictures: Readonly<Record<string, Uint8Array>>) =>
  (address: string): Buffer | undefined => {
    const own = Object.hasOwn(ownPictures, address) ? ownPictures[address] : undefined;
    if (own !== undefined) return Buffer.from(own);
    const name = PICTURE.exec(address)?.[1];
    if (name === undefined) return undefined;
    const file = join(prints, `${name}.jpg`);
    return existsSync(file) ? readFileSync(file) : undefined;
  };

const dateOf = (day: string): Date => {
  const parsed = parseCalendarDay(day);
  if (!parsed.ok) throw new RangeError(`${day} is no day`);
  return new Date(parsed.value * 24 * 60 * 60 * 1000);
};

/** A document of a budget: every amount and word of it comes from the sheet. */
const budgetDocument = ({
  budget,
  format,
  copy,
  language,
  address,
  prints,
  ownPictures = {},
}: BudgetOrder): Uint8Array | Promise<Uint8Array> => {
  const words = budgetWords(language);
  const { catalogId } = budget;
  const sheet = budgetSheet(budget, { language, format: createFormat({ language, catalogId }), words, copy });
  if (format === 'xlsx') return budgetXlsx(sheet, { catalogId, words });
  const day = dateOf(budget.creationDate);
  return documentPdf(sheet, {
    catalogId,
    address,
    noLines: words.noLines,
    day,
    locale: localeOf(language),
    readPicture: printablePicture(prints, ownPictures),
  });
};

/** The confirmation of an order: all its numbers and words come from the sheet. */
const orderDocument = ({ order, issuer, language, prints, ownPictures }: ConfirmationOrder): Promise<Uint8Array> => {
  const { catalogId } = order;
  const format = createFormat({ language, catalogId });
  const sheet = orderSheet(order, { language, format, words: orderWords(language), issuer });
  const day = new Date(order.createdAt);
  return documentPdf(sheet, {
    catalogId,
    noLines: '',
    day,
    locale: localeOf(language),
    readPicture: printablePicture(prints, ownPictures),
  });
};

/** Makes the ordered document. */
export const makeDocument = async (order: DocumentOrder): Promise<Uint8Array> => {
  switch (order.kind) {
    case 'budget':
      return budgetDocument(order);
    case 'order':
      return orderDocument(order);
    case 'product-list':
      return productListXlsx(order);
    case 'logo':
      return readLogo(order.content) ?? new Uint8Array();
    default:
      return order satisfies never;
  }
};
