import type { ProjectProduct } from '@candil/contract';
import { checkQuantity } from '@candil/domain';
import type { ProductEdit } from './project-change';

/** Values to set on several lines; an empty text leaves the line's own. */
export interface BulkChoice {
  readonly quantity: string;
  readonly color: string;
  readonly temperature: string;
  readonly control: string;
  /** The model to replace. */
  readonly replaced: string;
  /** The model that takes its place. */
  readonly replacement: string;
  /** Undefined = as it is, '' = none. */
  readonly room: string | undefined;
}

export const NO_CHOICE: BulkChoice = {
  quantity: '',
  color: '',
  temperature: '',
  control: '',
  replaced: '',
  replacement: '',
  room: undefined,
};

/** The model to replace, with the one that takes its place where it is chosen; undefined where none is. */
export const replaceOf = ({ replaced, replacement }: BulkChoice) =>
  replaced === '' ? undefined : { from: replaced, ...(replacement !== '' && { to: replacement }) };

/** The choices that lead to another code; undefined where there is none. */
export const codeChoiceOf = ({ color, temperature, control }: BulkChoice) => {
  const choice = { ...(color && { color }), ...(temperature && { temperature }), ...(control && { control }) };
  return Object.keys(choice).length === 0 ? undefined : choice;
};

/** The quantity typed; undefined where none was, a failure where it is none. */
export const quantityOf = ({ quantity }: BulkChoice): ReturnType<typeof checkQuantity> | undefined =>
  quantity.trim() === '' ? undefined : checkQuantity(Number(quantity.trim()));

/** Change of a line by the service: another code, or a composition in another choice or with another model. */
export type CodeChange = Pick<ProductEdit, 'productId' | 'referenceCode' | 'color' | 'temperature' | 'control' | 'exchange'>;

/** Returns the edits of one step: for every line the values that change. */
export const bulkEdits = (
  products: readonly ProjectProduct[],
  choice: BulkChoice,
  changes: readonly CodeChange[],
): readonly ProductEdit[] => {
  const changeOf = new Map(changes.map((change) => [change.productId, change]));
  const counted = quantityOf(choice);
  const quantity = counted?.ok ? counted.value : undefined;
  const room = choice.room?.trim();
  return products.flatMap((product) => {
    const { referenceCode, productId: _, ...pieces } = changeOf.get(product._id) ?? { productId: product._id };
    const edit = {
      ...(quantity !== undefined && quantity !== product.quantity && { quantity }),
      ...(referenceCode !== undefined && referenceCode !== product.referenceCode && { referenceCode }),
      ...pieces,
      ...(room !== undefined && room !== product.room && { room }),
    };
    return Object.keys(edit).length === 0 ? [] : [{ productId: product._id, ...edit }];
  });
};
