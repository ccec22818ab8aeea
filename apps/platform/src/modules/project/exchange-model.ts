import {
  type ArticleFailure,
  attributesOfSelection,
  type CatalogId,
  clampPendantHeight,
  composeReference,
  type ElementFailure,
  elementTypeOf,
  fail,
  initialSelection,
  isPieceList,
  isToolkitBoard,
  type ModelDefinition,
  ok,
  pendantHeightLimits,
  pendantHeightRangeOf,
  type Result,
  type SavedElement,
  type Selection,
  variationsOf,
} from '@candil/domain';
import { articleOfSelection, type CatalogueEdition } from '../catalogue';
import type { CatalogueContext } from '../price';
import { selectionsIn } from './selections-in-model';
import type { StoredConfiguration } from './stored-project';

/** One model in the place of another. */
export interface ModelExchange {
  readonly from: string;
  readonly to: string;
}

export type ExchangeFailure =
  | Extract<ElementFailure, { code: 'element.not-found' }>
  | ArticleFailure
  /** A luminaire takes the place of a luminaire, a track that of a track; in a room of one that stands there the same way. */
  | { readonly code: 'product.other-kind'; readonly model: string }
  | { readonly code: 'line.discontinued'; readonly replacedBy: string };

type Document = StoredConfiguration['document'];
type View = Pick<CatalogueContext, 'catalogue' | 'today'>;

const codesOf = ({ props, elements }: SavedElement): readonly string[] => [
  ...(props.code === undefined ? [] : [props.code]),
  ...elements.flatMap(({ element }) => codesOf(element)),
];

/** Models of a document, each once; articles outside the catalogue have none. */
export const codesIn = (document: Document): ReadonlySet<string> => {
  if (isPieceList(document)) return new Set(document.rows.flatMap(({ model }) => (model === '' ? [] : [model])));
  if (isToolkitBoard(document)) return new Set(document.parts.map(({ model }) => model));
  return new Set(codesOf(document));
};

const isOfKind = (model: ModelDefinition, other: ModelDefinition): boolean =>
  elementTypeOf(model.articleType) === elementTypeOf(other.articleType);

/**
 * Returns whether a model stands in a room as another does: hung, set up, joined or fixed the same way. A list has no places, and a board
 * checks its connectors.
 */
const isPlacedAlike = ({ systemParts }: CatalogueEdition, model: ModelDefinition, other: ModelDefinition): boolean => {
  const [part, known] = [systemParts[model.model], systemParts[other.model]];
  const turnsAlike = (part?.angleDegrees === undefined) === (known?.angleDegrees === undefined);
  return model.articleType.level2 === other.articleType.level2 && part?.fixing === known?.fixing && turnsAlike;
};

/** The model that may take the place of another today; a canopy is an accessory, of another kind than every luminaire. */
export const exchangedFor = (
  { models, accessories }: CatalogueEdition,
  { from, to }: ModelExchange,
): Result<ModelDefinition, ExchangeFailure> => {
  const [was, model] = [models.get(from) ?? accessories.get(from), models.get(to)];
  if (model === undefined) return fail({ code: 'article.model-unknown', model: to });
  if (was !== undefined && !isOfKind(was, model)) return fail({ code: 'product.other-kind', model: to });
  return model.discontinued ? fail({ code: 'line.discontinued', replacedBy: model.replacedBy ?? '' }) : ok(model);
};

/** Lists models that may replace a model: its successor first, then those of its kind in its sub-family. */
export const replacementsOf = ({ models }: CatalogueEdition, from: string): readonly ModelDefinition[] => {
  const was = models.get(from);
  if (was === undefined) return [];
  const successor = was.replacedBy === undefined ? undefined : models.get(was.replacedBy);
  const others = [...models.values()].filter(
    (model) => model !== was && model !== successor && model.subFamilyId === was.subFamilyId && !model.discontinued && isOfKind(was, model),
  );
  return [...(successor === undefined || successor.discontinued ? [] : [successor]), ...others];
};

/** A height that the model can hang at, as near as possible to the known one; undefined where it has none to choose. */
const heightIn = (model: ModelDefinition, known: number | undefined, { today }: View): number | undefined => {
  const standard = initialSelection(model, today).pendantHeightCm;
  const [variation] = variationsOf(model, 'pendantHeight', today);
  const range = variation && pendantHeightRangeOf(variation);
  if (range === undefined || known === undefined) return standard;
  const limits = pendantHeightLimits(range);
  return limits.ok ? clampPendantHeight(known, limits.value).heightCm : standard;
};

/** The first selection that can be made of the model, or why the first that was tried cannot. */
const selectionIn = (
  view: View,
  edition: CatalogueEdition,
  model: ModelDefinition,
  known: Selection,
): Result<Selection, ArticleFailure> => {
  const pendantHeightCm = heightIn(model, known.pendantHeightCm, view);
  let refusal: ArticleFailure | undefined;
  for (const tried of selectionsIn(model, known, view.today)) {
    const selection = pendantHeightCm === undefined ? tried : { ...tried, pendantHeightCm };
    const built = articleOfSelection(edition, model.model, selection, view.today);
    if (!built.ok) refusal ??= built.failure;
    else if (composeReference(model, built.value.article.selection).ok) return ok(selection);
  }
  return fail(refusal ?? { code: 'article.model-unknown', model: model.model });
};

/** A document with every piece of one model in another; `Element not found` where it has none. */
export const exchanged = (
  view: View,
  catalogId: CatalogId,
  document: Document,
  exchange: ModelExchange,
): Result<Document, ExchangeFailure> => {
  const edition = view.catalogue.editions[catalogId];
  const { from } = exchange;
  if (!codesIn(document).has(from)) return fail({ code: 'element.not-found', elementId: from });
  const found = exchangedFor(edition, exchange);
  if (!found.ok) return found;
  const model = found.value;
  const was = edition.models.get(from);
  const isRoom = !isPieceList(document) && !isToolkitBoard(document);
  if (isRoom && was !== undefined && !isPlacedAlike(edition, was, model)) return fail({ code: 'product.other-kind', model: model.model });
  const chosen = new Map<string, Selection>();
  let refusal: ExchangeFailure | undefined;
  const choose = (known: Selection): Selection => {
    const key = JSON.stringify(known);
    const before = chosen.get(key);
    if (before !== undefined) return before;
    const next = selectionIn(view, edition, model, known);
    if (!next.ok) refusal ??= next.failure;
    const selection = next.ok ? next.value : known;
    chosen.set(key, selection);
    return selection;
  };

  const elementIn = (element: SavedElement, above?: SavedElement): SavedElement => {
    const elements = element.elements.map(({ element: child, options }) => ({ element: elementIn(child, element), options }));
    if (element.props.code !== from) return { ...element, elements };
    const { color, temperature, control, installation, pendantHeight, ...others } = element.props.attributes;
    // A light in a cluster has the installation of the cluster, given or not.
    const hanging = installation ?? (above?.type === 'Cluster' ? above.props.attributes.installation : undefined);
    const selection = choose({
      ...(color !== undefined && { color }),
      ...(temperature !== undefined && { temperature }),
      ...(control !== undefined && { control }),
      ...(hanging !== undefined && { installation: hanging }),
      ...(pendantHeight !== undefined && { pendantHeightCm: pendantHeight }),
    });
    // The installation of a feed says where it stands.
    if (element.type === 'ElectricalConnection' && hanging !== undefined && selection.installation !== hanging) {
      refusal ??= { code: 'product.other-kind', model: model.model };
    }
    const { isPsa, ...props } = element.props;
    const attributes = { ...others, ...attributesOfSelection(selection) };
    return {
      ...element,
      props: { ...props, code: model.model, attributes, ...(isPsa !== undefined && { isPsa: isPsa && model.psa }) },
      elements,
    };
  };
  const piece = <Piece extends { readonly model: string; readonly selection: Selection }>(own: Piece): Piece =>
    own.model === from ? { ...own, model: model.model, selection: choose(own.selection) } : own;

  const made = ((): Document => {
    if (isPieceList(document)) return { ...document, rows: document.rows.map(piece) };
    if (isToolkitBoard(document)) return { ...document, parts: document.parts.map(piece) };
    return { ...document, ...elementIn(document) };
  })();
  return refusal === undefined ? ok(made) : fail(refusal);
};
