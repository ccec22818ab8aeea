import type { ModelTechnicalInfo, VariationOption } from '@candil/contract';
import { type CatalogId, catalogOf } from '@candil/domain';

type Finishes = readonly VariationOption[];

/** The finishes of a model, in the order of the maker. */
export const finishesOf = (info: ModelTechnicalInfo): Finishes => info.variations.find(({ type }) => type === 'color')?.options ?? [];

const CODE = /^(\d{4})(-?)([\dA-Z]{2})(.*)$/;

/** The finish that a code names. */
export const finishOfReference = (reference: string | null): string | undefined => CODE.exec(reference?.replace(/\s/g, '') ?? '')?.[3];

/** The same code in another finish; null stays null. */
export const withFinish = (reference: string | null, finish: string): string | null =>
  reference === null ? null : reference.replace(/\s/g, '').replace(CODE, `$1$2${finish}$4`);

/** Model and finish alone, for a configurator that asks for the rest. */
export const codeOfFinish = (model: string, catalogId: CatalogId, finish: string): string =>
  `${model}${catalogOf(catalogId).dash ? '-' : ''}${finish}`;

/**
 * The picture of a finish. A finish without a picture of its own has that of its material, which is none of the luminaire:
 * then the model's hero stays.
 */
export const pictureOfFinish = (
  { model, image }: Pick<ModelTechnicalInfo, 'model' | 'image'>,
  finish: VariationOption | undefined,
): string => (finish?.picture?.includes(`/${model}/`) ? finish.picture.replace(/-400\.webp$/, '.webp') : image);
