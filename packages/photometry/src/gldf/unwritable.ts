import { GLDF_CONTENT_TYPES } from './content-types.data';
import type { GldfFailure, GldfProduct, GldfTexts } from './gldf-product';

const missing = (part: string, field: string, isThere: boolean): GldfFailure[] =>
  isThere ? [] : [{ code: 'gldf.value-missing', part, field }];
const hasTexts = (texts: GldfTexts) => Object.keys(texts).length > 0;

/** Finds values that the schema requires and the product lacks (GL5). */
function lacking({ productNumber, name, lightSources, emitters, variants }: GldfProduct): GldfFailure[] {
  return [
    ...missing('product', 'productNumber', hasTexts(productNumber)),
    ...missing('product', 'name', hasTexts(name)),
    ...missing('product', 'variants', variants.length > 0),
    ...lightSources.flatMap((source) => [
      ...missing(source.id, 'name', hasTexts(source.name)),
      ...missing(source.id, 'ratedInputWatts', source.ratedInputWatts !== undefined),
      ...missing(source.id, 'ratedFluxLumens', source.kind !== 'changeable' || source.ratedFluxLumens !== undefined),
    ]),
    ...emitters.flatMap(({ id, alternatives = [], ...first }) =>
      [first, ...alternatives].flatMap(({ lightSourceId, ratedFluxLumens }) => [
        ...missing(id, 'lightSourceId', lightSourceId !== undefined || ratedFluxLumens === undefined),
        ...missing(id, 'ratedFluxLumens', ratedFluxLumens !== undefined || lightSourceId === undefined),
      ]),
    ),
    ...variants.flatMap(({ id, name: ofVariant, productNumber: ofNumber }) => [
      ...missing(id, 'name', hasTexts(ofVariant)),
      ...missing(id, 'productNumber', ofNumber === undefined || hasTexts(ofNumber)),
    ]),
  ];
}

/**
 * Why a product cannot be written: a file name that leads out of its folder, a kind of file the format does not know, something that
 * it requires is missing, or several emitters without a placement.
 */
export function unwritable(product: GldfProduct): GldfFailure | undefined {
  const { files, variants } = product;
  const file = files.find(({ type, name }) => type === 'localFileName' && (!/^[^/\\:*?"<>|]+$/.test(name) || /^\.+$/.test(name)));
  if (file) return { code: 'gldf.file-name-invalid', name: file.name };
  const odd = files.find(({ contentType }) => !GLDF_CONTENT_TYPES.includes(contentType));
  if (odd) return { code: 'gldf.content-type-unknown', contentType: odd.contentType };
  const crowded = variants.find(({ emitterIds, placement }) => placement === undefined && emitterIds.length > 1);
  return crowded ? { code: 'gldf.variant-emitters', id: crowded.id } : lacking(product)[0];
}
