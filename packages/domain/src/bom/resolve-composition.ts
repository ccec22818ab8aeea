import { type Article, type ArticleFailure, buildArticle, completeSelection, type ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import { canopyOf } from '../canopy';
import type { CatalogId } from '../catalogue';
import type { DriverFailure } from '../driver';
import { type ElectricalLight, electricalConnectionSummary, electricalGroups, trackSummary } from '../electrical';
import { absolutePositionOf, ancestorsOf, childrenOf, type Element, type ElementId, type ElementTree, elementOf, walk } from '../element';
import type { PackedPart } from '../packaging';
import { fail, ok, type Result } from '../result';
import { defined } from '../untrusted';
import { isAccessory } from './bom-article';
import type { BomSources } from './bom-sources';
import type { ResolvedArticle, ResolvedComposition } from './resolved-composition';

/** Why a configuration has no bill of materials: an element has no article (BO22), or a model's drivers are unknown (EL7). */
export type BomFailure =
  /** An element is no article that can be built, and why. */
  { readonly code: 'bom.element-refused'; readonly elementId: ElementId; readonly failure: ArticleFailure } | DriverFailure;

/** An element whose article cannot be built. */
export interface RefusedElement {
  readonly element: Pick<Element, 'id' | 'type'>;
  /** Its code. */
  readonly code: string;
  readonly model: ModelDefinition | undefined;
  readonly failure: ArticleFailure;
  /** Pieces of the article that it would be. */
  readonly pieces: number;
}

/** A composition as far as it can be resolved. */
export interface PartlyResolved {
  /** Without refused parts, and without electrical groups that cannot be determined. */
  readonly composition: ResolvedComposition;
  readonly refused: readonly RefusedElement[];
  /** The first of the reasons why it is not whole. */
  readonly failure: BomFailure | undefined;
}

/**
 * The compositions of a Space with their articles: each Composition, and after them whatever else stands in the Space as one more
 * where there is an article in it (BO23). Every element with a model code is an article (BO24). Fails with the first element whose
 * article cannot be built (BO22).
 */
export function resolveCompositions(tree: ElementTree, sources: BomSources): Result<readonly ResolvedComposition[], BomFailure> {
  const resolved = resolvePartly(tree, sources);
  const failure = resolved.find((each) => each.failure !== undefined)?.failure;
  return failure === undefined ? ok(resolved.map(({ composition }) => composition)) : fail(failure);
}

/** The same for incomplete compositions: parts that cannot be built are reported beside the rest (CP10). */
export function resolvePartly(tree: ElementTree, sources: BomSources): readonly PartlyResolved[] {
  const space = elementOf(tree, tree.rootId);
  const children = childrenOf(tree, space.id);
  const compositions = children
    .filter(({ type }) => type === 'Composition')
    .map((composition) => resolve(tree, composition, [...walk(tree, composition.id)], sources));
  const loose = children.filter(({ type }) => type !== 'Composition').flatMap(({ id }) => [...walk(tree, id)]);
  const rest = resolve(tree, space, loose, sources);
  return rest.composition.articles.length + rest.refused.length === 0 ? compositions : [...compositions, rest];
}

function resolve(tree: ElementTree, owner: Element, elements: readonly Element[], sources: BomSources): PartlyResolved {
  const articles: ResolvedArticle[] = [];
  const refused: RefusedElement[] = [];
  for (const element of elements) {
    const { model: code } = element.facts;
    if (code === null) continue;
    const model = sources.modelOf(code);
    const built = articleOf(tree, element, code, model, sources);
    if (built.ok)
      articles.push({
        ...built.value,
        ...piecesOf(element, built.value.model),
        elementId: element.id,
        elementOrderValue: element.props.elementOrderValue,
      });
    else refused.push({ element, code, model, failure: built.failure, pieces: 1 });
  }
  const { attributes, info } = owner.props;
  const groups = groupsOf(articles, info.catalog, attributes.control, sources);
  const [first] = refused;
  const composition: ResolvedComposition = {
    subFamilyId: info.subfamily,
    attributes,
    articles,
    electricalGroups: groups.ok ? groups.value : [],
    parts: [...articles.map((resolved) => partOf(tree, resolved, sources)), ...canopiesOf(tree, elements, sources)],
    assemblyData: {
      tracks: elements.filter(({ type }) => type === 'Track').map(({ id, facts }) => ({ elementId: id, ...trackSummary(facts) })),
      electricalConnections: elements
        .filter(({ type }) => type === 'ElectricalConnection')
        .map(({ id, facts }) => ({ elementId: id, ...electricalConnectionSummary(facts) })),
      places: articles.map(({ elementId, article }) => ({
        elementId,
        referenceCode: article.reference,
        position: absolutePositionOf(tree, elementId),
      })),
    },
  };
  if (first !== undefined) {
    return { composition, refused, failure: { code: 'bom.element-refused', elementId: first.element.id, failure: first.failure } };
  }
  return { composition, refused, failure: groups.ok ? undefined : groups.failure };
}

function articleOf(
  tree: ElementTree,
  element: Element,
  code: string,
  model: ModelDefinition | undefined,
  { today }: BomSources,
): Result<{ readonly model: ModelDefinition; readonly article: Article }, ArticleFailure> {
  if (model === undefined) return fail({ code: 'article.model-unknown', model: code });
  const article = buildArticle(model, completeSelection(model, selectionOf(tree, element, model), today), today);
  return article.ok ? ok({ model, article: article.value }) : article;
}

/** A belt is sold by pieces as wide as its model, and takes as many as cover its length (BO30); anything else is one. */
function piecesOf({ type, props, facts }: Element, { technical }: ModelDefinition): Pick<ResolvedArticle, 'pieces' | 'cutMetres'> {
  const isCut = type === 'Track' && props.geometry?.kind === 'path' && facts.length !== null && technical.widthMetres > 0;
  if (!isCut) return { pieces: 1 };
  const cutMetres = facts.length ?? 0;
  return { pieces: Math.max(1, Math.ceil(cutMetres / technical.widthMetres - UNCUT)), cutMetres };
}

/** Fraction of a piece below which a remainder counts as rounding error and takes no further piece. */
const UNCUT = 1e-6;

/** Chosen values of an element; an installation also comes from its support, heights only where the model varies them (BO25). */
function selectionOf(tree: ElementTree, element: Element, model: ModelDefinition): Selection {
  const { color, temperature, control, pendantHeight } = element.props.attributes;
  const varies = (type: string) => model.variations.some((variation) => variation.type === type);
  const own = element.props.attributes.installation;
  const installation = own ?? (varies('installation') ? inheritedInstallation(tree, element.id) : undefined);
  return defined({ color, temperature, control, installation, pendantHeightCm: varies('pendantHeight') ? pendantHeight : undefined });
}

function inheritedInstallation(tree: ElementTree, id: ElementId): string | undefined {
  return ancestorsOf(tree, id).find(({ facts }) => facts.installation !== null)?.facts.installation ?? undefined;
}

function groupsOf(articles: readonly ResolvedArticle[], catalogId: CatalogId, control: string | undefined, { drivers }: BomSources) {
  const lights = articles
    .filter(({ model }) => !isAccessory(model))
    .map(({ elementId, article }): ElectricalLight => {
      const { selection } = article;
      return { id: elementId, model: article.model, control: selection.control, installation: selection.installation };
    });
  return electricalGroups(drivers, { catalogId, compositionControl: control, lights });
}

/** An article as it is packed; what is cut to length is as long as its product length. */
function partOf(tree: ElementTree, { elementId, model }: ResolvedArticle, { partKindOf }: BomSources): PackedPart {
  const { size, facts } = elementOf(tree, elementId);
  const longestSide = Math.max(size.height, size.width, size.depth, facts.length ?? 0);
  return { kind: partKindOf(model), longestSideCm: centimetres(longestSide), quantity: 1 };
}

/** One canopy for each cluster with a body, and for each light that hangs outside one, whose installation has a canopy (PK7). */
function canopiesOf(tree: ElementTree, elements: readonly Element[], { canopies }: BomSources): readonly PackedPart[] {
  return elements.flatMap((element): readonly PackedPart[] => {
    const installation = element.facts.installation ?? inheritedInstallation(tree, element.id);
    if (installation === undefined || !hasOwnCanopy(tree, element)) return [];
    const canopy = canopyOf(canopies, installation);
    if (canopy === undefined) return [];
    const { widthMetres, depthMetres, heightMetres } = canopy;
    return [{ kind: 'canopy', longestSideCm: centimetres(Math.max(widthMetres, depthMetres, heightMetres)), quantity: 1 }];
  });
}

function hasOwnCanopy(tree: ElementTree, element: Element): boolean {
  if (element.type === 'Cluster') return hasBody(element);
  if (element.type !== 'Light' && element.type !== 'Pendant') return false;
  return ancestorsOf(tree, element.id).every((above) => above.type !== 'Track' && (above.type !== 'Cluster' || !hasBody(above)));
}

/** A virtual cluster groups without a body of its own. */
function hasBody({ props }: Element): boolean {
  return props.virtual !== true;
}

/** Metres as centimetres to a hundredth of a millimetre, so that 0.3 m is 30 cm however it was added up. */
function centimetres(metres: number): number {
  return Math.round(metres * 100_000) / 1000;
}
