import {
  CODE_ATTRIBUTE_TYPES,
  catalogOfReference,
  checkToolkitBoard,
  composeReference,
  exclusionsOf,
  findExclusion,
  isPendantHeightAllowed,
  isToolkitBoard,
  loadDocument,
  type ModelDefinition,
  parseReference,
  pendantHeightRangeOf,
  selectionFromReference,
} from '@candil/domain';
import type { PreconfigProduct, PreconfigsFile } from '../data/browse-data';
import type { PlacedFile } from './catalogue-files';
import type { Report } from './catalogue-problem';
import type { KnownModels } from './known-models';

/** Every product of a starting point can be built in its catalogue, as far as that does not depend on the day. */
export function checkPreconfigs({ content, subFamily, catalogId }: PlacedFile<PreconfigsFile>, known: KnownModels, report: Report): void {
  const seen = new Set<string>();
  content.preconfigs.forEach(({ id, subFamilyId, applicationLocationId, products, composition }, index) => {
    const at: Report = (path, reason) => report(`preconfigs[${index}].${path}`, reason);
    if (seen.has(id)) at('id', `preconfig ${id} stands twice`);
    seen.add(id);
    if (subFamilyId !== subFamily.id) at('subFamilyId', `sub-family ${subFamilyId} stands in the file of ${subFamily.id}`);
    if (applicationLocationId !== null && !known.hasPlace(subFamilyId, applicationLocationId)) {
      at('applicationLocationId', `the sub-family has no application and location ${applicationLocationId}`);
    }
    const loaded =
      composition &&
      (isToolkitBoard(composition.document)
        ? checkToolkitBoard(composition.document)
        : loadDocument(composition.document, { models: known.models }));
    if (loaded?.ok === false) at('composition.document', `the document cannot be opened: ${loaded.failure.code}`);
    products.forEach((product, place) => {
      const problem =
        catalogOfReference(product.referenceCode) === catalogId
          ? problemOf(product, known)
          : `${product.referenceCode} is no reference of catalogue ${catalogId}`;
      if (problem !== undefined) at(`products[${place}].referenceCode`, problem);
    });
  });
}

function problemOf({ referenceCode, pendantHeight }: PreconfigProduct, known: KnownModels): string | undefined {
  const parts = parseReference(referenceCode);
  if (!parts.ok) return `${referenceCode} is not a valid reference`;
  const model = known.modelOf(parts.value.model);
  if (model === undefined) return `the catalogue has no model ${parts.value.model}`;
  const selection = selectionFromReference(parts.value);
  const unknown = CODE_ATTRIBUTE_TYPES.find((type) => {
    const chosen = selection[type];
    return chosen !== undefined && !model.variations.some((variation) => variation.type === type && variation.modifier === chosen);
  });
  if (unknown !== undefined) return `model ${model.model} has no ${unknown} ${selection[unknown]}`;
  if (!composeReference(model, selection).ok) return `${referenceCode} leaves something of model ${model.model} open`;
  if (findExclusion(exclusionsOf(model), selection) !== undefined) return `the exclusions of model ${model.model} reject ${referenceCode}`;
  return pendantHeight === undefined || allowsHeight(model, pendantHeight)
    ? undefined
    : `model ${model.model} cannot hang at ${pendantHeight} cm`;
}

function allowsHeight({ variations }: ModelDefinition, centimetres: number): boolean {
  return variations.some((variation) => {
    const range = variation.type === 'pendantHeight' ? pendantHeightRangeOf(variation) : undefined;
    return range !== undefined && isPendantHeightAllowed(range, centimetres);
  });
}
