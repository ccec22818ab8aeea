import type { Selection } from '../attribute';
import { type Accessory, type ElectricalGroup, sumInThousandths } from '../electrical';
import { type Packaging, packagingOf } from '../packaging';
import { defined } from '../untrusted';
import { type BomArticle, bomArticle, isAccessory } from './bom-article';
import { type BomCategory, compositionCategory } from './bom-category';
import type { BomConfiguratorType, BomSources, BomSubFamily } from './bom-sources';
import type { AssemblyData, ResolvedArticle, ResolvedComposition } from './resolved-composition';

/** Values chosen for a composition as a whole; absent = none, or not the same for all its articles. */
export interface BomCompositionAttributes {
  /** Finish of all its articles. */
  readonly finish?: string;
  /** Whole kelvin. */
  readonly ledColourTemp?: number;
  /** Control of all its articles. */
  readonly control?: string;
  /** Installation of all its articles. */
  readonly installation?: string;
  /** Whole centimetres. */
  readonly pendantHeight?: number;
}

/** The bill of materials of one composition. */
export interface BomComposition {
  /** From 1. */
  readonly compositionNumber: number;
  /** Its collection. */
  readonly subFamily: BomSubFamily;
  /** The family of that collection. */
  readonly familyId: number;
  /** Values that its articles have in common. */
  readonly attributes: BomCompositionAttributes;
  /** Lumens of all luminaires, exact to a thousandth. */
  readonly totalLumensLed: number;
  /** Watts of all luminaires, exact to a thousandth. */
  readonly totalWatts: number;
  /** The product category that discounts go by. */
  readonly category: BomCategory;
  /** Luminaires by reference, in the order of their order value. */
  readonly articles: readonly BomArticle[];
  /** Other articles by reference; remote drivers stand in the electrical groups. */
  readonly accessories: readonly Accessory[];
  /** Groups of lights that share a remote driver. */
  readonly electricalGroups: readonly ElectricalGroup[];
  /** Packages and the minutes that packing takes. */
  readonly packaging: Packaging;
  /** Assembly data of its tracks, feeds and lights. */
  readonly assemblyData: AssemblyData;
}

/** The bill of materials of a composition, the `index`-th from 0 of its creation (BO11, BO15–BO20). */
export function bomComposition(
  composition: ResolvedComposition,
  index: number,
  configuratorType: BomConfiguratorType,
  sources: BomSources,
): BomComposition {
  const { subFamilyId, electricalGroups, parts, assemblyData } = composition;
  const { familyId, description } = sources.familyOf(subFamilyId);
  const lines = alike(composition.articles).map((those) => {
    const [{ model, article, elementOrderValue }] = those;
    return { model, article, elementOrderValue, configuratorType, quantity: piecesOf(those) };
  });
  const lights = composition.articles.filter(({ model }) => !isAccessory(model));
  const articles = lines.filter(({ model }) => !isAccessory(model)).map((line) => bomArticle(line, sources));
  return {
    compositionNumber: index + 1,
    subFamily: { id: subFamilyId, description },
    familyId,
    attributes: attributesOf(composition, articles),
    totalLumensLed: sumInThousandths(lights.map(({ model }) => model.technical.lumens)),
    totalWatts: sumInThousandths(lights.map(({ model }) => model.technical.watts)),
    category: compositionCategory(composition.articles.map(({ model }) => model)),
    articles,
    accessories: lines
      .filter(({ model }) => isAccessory(model))
      .map(({ article, quantity }) => ({ accessoryCode: article.reference, quantity, model: article.model })),
    electricalGroups,
    packaging: packagingOf(parts, sources.packaging),
    assemblyData,
  };
}

/** Articles of one model and selection together, by order value, else in the order in which they first stand (BO16). */
function alike(articles: readonly ResolvedArticle[]): readonly (readonly [ResolvedArticle, ...ResolvedArticle[]])[] {
  const groups = new Map<string, [ResolvedArticle, ...ResolvedArticle[]]>();
  for (const resolved of articles) {
    const key = keyOf(resolved.article.model, resolved.article.selection);
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [resolved]);
    else others.push(resolved);
  }
  return [...groups.values()].sort(([a], [b]) => a.elementOrderValue - b.elementOrderValue);
}

function piecesOf(those: readonly ResolvedArticle[]): number {
  return those.reduce((sum, { pieces }) => sum + pieces, 0);
}

function keyOf(model: string, { color, temperature, control, installation, pendantHeightCm }: Selection): string {
  return [model, color, temperature, control, installation, pendantHeightCm].join('/');
}

/** The composition's own attributes, else those that all its articles share (BO17). */
function attributesOf({ attributes }: ResolvedComposition, articles: readonly BomArticle[]): BomCompositionAttributes {
  const chosen = articles.map((article) => article.attributes);
  const finish = attributes.color ?? shared(chosen.map((of) => of.finish?.code));
  const ledColourTemp = shared(chosen.map((of) => of.ledColourTemp?.value));
  const control = attributes.control ?? shared(chosen.map((of) => of.control?.code));
  const installation = attributes.installation ?? shared(chosen.map((of) => of.installation?.code));
  const pendantHeight = attributes.pendantHeight ?? shared(chosen.map((of) => of.pendantHeight?.value));
  return defined({ finish, ledColourTemp, control, installation, pendantHeight });
}

function shared<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
