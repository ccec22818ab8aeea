import type { Order } from '@candil/contract';
import { type IsoLanguage, ok, type Result } from '@candil/domain';
import type { Database } from '../../kernel';
import { makerAsIssuer } from '../budget';
import type { Pictures } from '../catalogue';
import type { DocumentFailure, DocumentMaker } from '../document';
import { type FileStore, findFile } from '../upload';
import { readOrderLines } from './order-repository';

/** An order as it is printed, with the pictures that are not the maker's own, by their address. */
export interface PrintedOrder {
  readonly order: Order;
  readonly ownPictures: Readonly<Record<string, Uint8Array>>;
}

/** Paper takes JPEG alone: a composition whose picture is another one is shown by a luminaire of it. */
export const orderToPrint = async (database: Database, files: FileStore, pictures: Pictures, order: Order): Promise<PrintedOrder> => {
  const ownPictures: Record<string, Uint8Array> = {};
  const byId = { ...order.products.byId };
  for (const { productId, article } of await readOrderLines(database, order.orderId)) {
    const line = byId[productId];
    const pictureId = article.creation?.pictureId ?? null;
    if (line === undefined || pictureId === null) continue;
    const file = await findFile(database, pictureId);
    const content = file?.format === 'jpg' ? await files.read(file.id) : undefined;
    if (content !== undefined) ownPictures[line.image] = content;
    else {
      const [first] = (article.creation?.compositions ?? []).flatMap(({ pieces }) => pieces);
      byId[productId] = { ...line, image: pictures.thumbnail(first?.model ?? '', first?.color ?? '') };
    }
  }
  return { order: { ...order, products: { ...order.products, byId } }, ownPictures };
};

/** The confirmation of an order as a file to be saved. */
export const confirmationOf = async (
  maker: DocumentMaker,
  prints: string,
  { order, ownPictures }: PrintedOrder,
  language: IsoLanguage,
): Promise<Result<File, DocumentFailure>> => {
  const made = await maker.make({ kind: 'order', order, issuer: makerAsIssuer(language), language, prints, ownPictures });
  if (!made.ok) return made;
  return ok(new File([made.value], `order-${order.orderId}.pdf`, { type: 'application/pdf' }));
};
