import type { Budget } from '@candil/contract';
import type { Database } from '../../kernel';
import type { Pictures } from '../catalogue';
import { type FileStore, findFile } from '../upload';
import type { BudgetRow } from './budget-repository';

/** A budget as it is printed, with the pictures that are not the maker's own, by their address. */
export interface PrintedBudget {
  readonly budget: Budget;
  readonly ownPictures: Readonly<Record<string, Uint8Array>>;
}

/** Paper takes JPEG alone: a composition whose picture is another one is shown by a luminaire of it. */
export const picturesToPrint = async (
  database: Database,
  files: FileStore,
  pictures: Pictures,
  { document: { words, issuer } }: BudgetRow,
  budget: Budget,
): Promise<PrintedBudget> => {
  const ownPictures: Record<string, Uint8Array> = {};
  const logo = issuer?.logoId === undefined ? undefined : await files.read(issuer.logoId);
  if (logo !== undefined && budget.issuer.logo !== undefined) ownPictures[budget.issuer.logo] = logo;
  const withPictures = async (lines: Budget['products']): Promise<Budget['products']> => {
    const products: Budget['products'] = [];
    for (const product of lines) {
      const { pictureId, model, color } = words[product.id]?.picture ?? { pictureId: null, model: '', color: '' };
      const file = pictureId === null ? undefined : await findFile(database, pictureId);
      const content = file?.format === 'jpg' ? await files.read(file.id) : undefined;
      if (content !== undefined) ownPictures[product.image] = content;
      products.push(pictureId === null || content !== undefined ? product : { ...product, image: pictures.thumbnail(model, color) });
    }
    return products;
  };
  const products = await withPictures(budget.products);
  const alternatives = budget.alternatives && (await withPictures(budget.alternatives));
  return { budget: { ...budget, products, ...(alternatives && { alternatives }) }, ownPictures };
};
