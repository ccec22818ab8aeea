import { type ApiClient, isApiFailure, routes } from '@candil/api-client';
import type { Project, ProjectProduct } from '@candil/contract';
import type { OfferedLanguage } from '@candil/i18n';
import type { ProductToAdd } from '../../../shared/add-to-project/add-products';

interface Line {
  readonly projectId: string;
  /** The line as it was when it was opened. */
  readonly opened: ProjectProduct;
  readonly version: number;
}

type SaveOutcome =
  | { readonly kind: 'saved'; readonly project: Project }
  /** Someone else saved this very line, or took it out; `current` is the present version. */
  | { readonly kind: 'conflict'; readonly current: Project };

const conflictCodes = ['version.conflict', 'product.not-found'];

/**
 * Saves a line on the version it was opened on. Where the project moved on but this line did not, nothing would be overwritten:
 * it is saved on the newest version. Where the line itself changed, the choice is the user's.
 */
export const saveLine = async (
  client: ApiClient,
  { projectId, opened, version }: Line,
  product: ProductToAdd,
  lang: OfferedLanguage,
): Promise<SaveOutcome> => {
  const save = (onVersion: number) =>
    client.call(routes.updateProduct, {
      params: { projectId, productId: opened._id },
      query: { lang },
      body: { version: onVersion, ...product },
    });
  try {
    return { kind: 'saved', project: await save(version) };
  } catch (failure) {
    if (!isApiFailure(failure) || !conflictCodes.includes(failure.code)) throw failure;
    const current = await client.call(routes.getProject, { params: { projectId }, query: { lang } });
    const line = current.products.find(({ _id }) => _id === opened._id);
    if (line === undefined || !isSameLine(line, opened)) return { kind: 'conflict', current };
    return { kind: 'saved', project: await save(current.version) };
  }
};

const isSameLine = (one: ProjectProduct, other: ProjectProduct): boolean =>
  one.referenceCode === other.referenceCode &&
  one.quantity === other.quantity &&
  one.attributes.pendantHeight === other.attributes.pendantHeight;
