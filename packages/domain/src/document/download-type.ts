import type { ProductType } from '../project';
import { DOWNLOAD_TYPES } from './document.data';
import type { DocumentType } from './document-request';

/** Type of download of a product (DC2). */
export type DownloadType = keyof typeof DOWNLOAD_TYPES;

/** Fields of a product that decide which downloads it has. */
export interface DownloadedProduct {
  /** Kind of product. */
  readonly type: ProductType;
  /** 0 = not validated yet. */
  readonly validation: { readonly status: number };
}

/** The documents that a download stands for (DC2). */
export function documentsOf(type: DownloadType): readonly DocumentType[] {
  return DOWNLOAD_TYPES[type];
}

/** The downloads of a product: a creation has no energy label, and manuals only once it is validated (DC6). */
export function downloadTypesOf({ type, validation }: DownloadedProduct): readonly DownloadType[] {
  return (Object.keys(DOWNLOAD_TYPES) as DownloadType[]).filter((one) => {
    if (type !== 'CREATION') return true;
    return one !== 'energy' && (one !== 'installation' || validation.status > 0);
  });
}

/** The documents of one download of one product; `all` leaves out those that the product has not (DC6). */
export function documentsOfProduct(type: DownloadType, product: DownloadedProduct): readonly DocumentType[] {
  const offered = downloadTypesOf(product).filter((one) => one !== 'all');
  const documents = new Set(offered.flatMap(documentsOf));
  return documentsOf(type).filter((document) => documents.has(document));
}
