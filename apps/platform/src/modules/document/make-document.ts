import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetSheet, budgetWords } from '@candil/budget-sheet';
import { parseCalendarDay } from '@candil/domain';
import { createFormat, localeOf } from '@candil/i18n';
import type { BudgetOrder, DocumentOrder } from './document-order';
import { budgetPdf } from './pdf/budget-pdf';
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
const budgetDocument = ({ budget, format, copy, language, prints, ownPictures = {} }: BudgetOrder): Uint8Array | Promise<Uint8Array> => {
  const words = budgetWords(language);
  const { catalogId } = budget;
  const sheet = budgetSheet(budget, { language, format: createFormat({ language, catalogId }), words, copy });
  if (format === 'xlsx') return budgetXlsx(sheet, { catalogId, words });
  const day = dateOf(budget.creationDate);
  return budgetPdf(sheet, { catalogId, words, day, locale: localeOf(language), readPicture: printablePicture(prints, ownPictures) });
};

/** Makes what is ordered. */
export const makeDocument = async (order: DocumentOrder): Promise<Uint8Array> =>
  order.kind === 'budget' ? budgetDocument(order) : productListXlsx(order);
