import { fail, ok, type Result } from '../result';
import type { GldfFailure, GldfProduct } from './gldf-product';

const ID = /^[A-Za-z_][\w.-]*$/;

/** An id stands once in the whole document: its type in the schema is that of XML. */
function checkIds(part: string, entries: readonly { readonly id: string }[], seen: Set<string>): GldfFailure | undefined {
  for (const { id } of entries) {
    if (!ID.test(id)) return { code: 'gldf.id-invalid', part, id };
    if (seen.has(id)) return { code: 'gldf.id-repeated', part, id };
    seen.add(id);
  }
  return undefined;
}

/** The product itself when every id is one, stands once, and every reference leads to a part (GL3). */
export function checkProduct(product: GldfProduct): Result<GldfProduct, GldfFailure> {
  const { files, photometries, lightSources, emitters, variants } = product;
  const seen = new Set<string>();
  const unknown = (part: string, id: string | undefined, entries: readonly { readonly id: string }[]): GldfFailure[] =>
    id === undefined || entries.some((entry) => entry.id === id) ? [] : [{ code: 'gldf.reference-unknown', part, id }];
  const found = [
    checkIds('files', files, seen),
    checkIds('photometries', photometries, seen),
    checkIds('lightSources', lightSources, seen),
    checkIds('emitters', emitters, seen),
    checkIds('variants', variants, seen),
    ...photometries.flatMap(({ fileId }) => unknown('files', fileId, files)),
    ...emitters.flatMap(({ photometryId, lightSourceId }) => [
      ...unknown('photometries', photometryId, photometries),
      ...unknown('lightSources', lightSourceId, lightSources),
    ]),
    ...variants.flatMap(({ emitterIds }) => emitterIds.flatMap((id) => unknown('emitters', id, emitters))),
  ];
  const failure = found.find((entry) => entry !== undefined);
  return failure === undefined ? ok(product) : fail(failure);
}
