import type { ComparedComposition, ComparedVariant } from '@candil/contract';
import { type CatalogId, catalogOf, type IsoLanguage } from '@candil/domain';
import type { Actor, Database } from '../../kernel';
import { availabilityToWire } from '../availability';
import { type CatalogueContext, displayMoneyToWire } from '../price';
import {
  audienceOf,
  creationCodeOf,
  type EvaluatedLine,
  findCompositions,
  keptCompositions,
  lineEvaluator,
  lineIssue,
  nameOf,
  type ProjectHeader,
  readProjectHeader,
  type StoredProduct,
  thumbnailOf,
} from '../project';

/** A composition with the project that prices it. */
export interface ProjectComposition {
  readonly project: ProjectHeader;
  readonly product: StoredProduct;
}

/** The compositions of these numbers that the account may read, whatever their catalogue. */
export const readCompositions = async (
  database: Database,
  actor: Actor,
  creationNumbers: readonly number[],
): Promise<ReadonlyMap<number, ProjectComposition>> => {
  if (!actor.privileges.includes('PROJECT_VIEW')) return new Map();
  const found = await findCompositions(database, { audience: audienceOf(actor) }, creationNumbers);
  const read = new Map<number, ProjectComposition>();
  for (const [number, { projectId, product }] of found) {
    const project = await readProjectHeader(database, projectId);
    if (project !== undefined) read.set(number, { project, product });
  }
  return read;
};

const contentsOf = ({ creation }: EvaluatedLine, language: IsoLanguage): ComparedComposition['contents'] => {
  const quantities = new Map<string, number>();
  const pieces = creation === undefined ? [] : keptCompositions(creation).flatMap((composition) => composition.pieces);
  for (const { modelName, quantity } of pieces) {
    const name = modelName[language];
    quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  }
  return [...quantities].map(([name, quantity]) => ({ name, quantity })).toSorted((one, other) => other.quantity - one.quantity);
};

const priceOf = ({ price }: EvaluatedLine, catalogId: CatalogId, net: boolean): ComparedComposition['price'] =>
  displayMoneyToWire(price && { amountMinor: net ? price.unitNet : price.unitGross, currency: catalogOf(catalogId).currency, net });

/** A composition by its creation code, as its project shows it; without one the code says so in its place. */
export const compositionVariantOf = (
  context: CatalogueContext,
  actor: Actor,
  creationNumber: number,
  found: ProjectComposition | undefined,
  language: IsoLanguage,
): ComparedVariant => {
  const referenceCode = creationCodeOf(creationNumber);
  if (found === undefined) {
    return { referenceCode, product: null, issue: { code: 'creation-code.unknown', values: { creationCode: referenceCode } } };
  }
  const { project, product } = found;
  const { id, name, catalogId } = project;
  const evaluate = lineEvaluator(context, { ...project, products: [product] });
  const line = evaluate(product);
  // Articles are compared by one piece too. Minimum quantities are judged by the line's own.
  const piece = evaluate({ ...product, quantity: 1 });
  const subFamilyId = line.facts?.subFamilyId ?? 0;
  return {
    referenceCode,
    product: {
      kind: 'composition',
      modelName: nameOf(line, language),
      subFamily: { id: subFamilyId, description: context.catalogue.editions[catalogId].subFamilies.get(subFamilyId)?.name ?? '' },
      project: { id, name, catalogId },
      image: thumbnailOf(context, id, line),
      price: priceOf(piece, catalogId, actor.seesNetPrices),
      availability: piece.availability === undefined ? null : availabilityToWire(piece.availability),
      lumens: line.facts?.lumens ?? 0,
      watts: line.facts?.watts ?? 0,
      contents: contentsOf(line, language),
    },
    issue: lineIssue(line, language) ?? null,
  };
};
