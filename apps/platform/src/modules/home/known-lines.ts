import type { LineNews } from '@candil/contract';
import { catalogOf, type IsoLanguage, majorFromMinor } from '@candil/domain';
import type { CatalogueContext } from '../price';
import { type EvaluatedLine, lineEvaluator, nameOf, type StoredProject } from '../project';

/** State of a luminaire, independent of its quantities in projects. */
interface KnownLine {
  /** Cents of one piece; null = no price. */
  readonly unitMinor: number | null;
  /** The amount is a net price; an account that comes to see net prices is told of no change by that. */
  readonly net: boolean;
  readonly weeks: number | null;
  readonly moq: number;
  readonly ended: boolean;
}

/** Luminaires by catalogue and code. */
export type KnownLines = Readonly<Record<string, KnownLine>>;

/** A luminaire of projects with its state today. */
export interface SeenLine {
  readonly known: KnownLine;
  readonly line: EvaluatedLine;
  readonly project: StoredProject;
  readonly projects: number;
}

/** Most luminaires that are watched for an account. */
const LINES_MAX = 300;

const keyOf = ({ catalogId }: StoredProject, product: StoredProject['products'][number]): string =>
  `${catalogId} ${product.referenceCode} ${product.selection.pendantHeightCm ?? ''}`;

const ENDED: ReadonlySet<string> = new Set(['discontinued', 'ended', 'not-buildable']);

/** The luminaires of projects once each; compositions are changed in many ways and are looked at in their projects. */
export const seenLines = (context: CatalogueContext, projects: readonly StoredProject[], net: boolean): ReadonlyMap<string, SeenLine> => {
  const seen = new Map<string, SeenLine>();
  for (const project of projects) {
    const evaluate = lineEvaluator(context, project);
    const ofProject = new Set<string>();
    for (const product of project.products) {
      const key = keyOf(project, product);
      if (product.configuration !== null || ofProject.has(key)) continue;
      ofProject.add(key);
      const before = seen.get(key);
      if (before !== undefined) seen.set(key, { ...before, projects: before.projects + 1 });
      if (before !== undefined || seen.size >= LINES_MAX) continue;
      const least = evaluate({ ...product, quantity: 1 });
      const moq = least.facts?.moq ?? 1;
      // Weeks depend on the quantity, which is the project's own matter.
      const line = moq === 1 ? least : evaluate({ ...product, quantity: moq });
      const { price, availability, validity } = line;
      const known = {
        unitMinor: price === undefined ? null : net ? price.unitNet : price.unitGross,
        net,
        weeks: availability?.weeks ?? null,
        moq,
        ended: !validity.valid && ENDED.has(validity.reason),
      };
      seen.set(key, { known, line, project, projects: 1 });
    }
  }
  return seen;
};

/** The change that matters most of a luminaire; a price only while it is made as before. */
const newsOf = (
  context: CatalogueContext,
  before: KnownLine,
  { known, line, project, projects }: SeenLine,
  language: IsoLanguage,
): LineNews | undefined => {
  const of = { modelName: nameOf(line, language), referenceCode: line.product.referenceCode, projects };
  if (known.ended) {
    if (before.ended) return undefined;
    const replacedBy = line.model?.replacedBy;
    const next = replacedBy === undefined ? undefined : context.catalogue.editions[project.catalogId].models.get(replacedBy);
    return { kind: 'ended', ...of, replacedBy: next?.name[language] ?? null };
  }
  if (known.moq !== before.moq) return { kind: 'moq', ...of, from: before.moq, to: known.moq };
  if (known.weeks !== before.weeks) return { kind: 'weeks', ...of, from: before.weeks, to: known.weeks };
  if (known.net !== before.net) return undefined;
  if (known.unitMinor === before.unitMinor || known.unitMinor === null || before.unitMinor === null) return undefined;
  const { currency } = catalogOf(project.catalogId);
  return { kind: 'price', ...of, from: majorFromMinor(before.unitMinor), to: majorFromMinor(known.unitMinor), currency, net: known.net };
};

const RANK: Readonly<Record<LineNews['kind'], number>> = { ended: 0, moq: 1, weeks: 2, price: 3 };

/** The changes, the most serious first. */
export const newsSince = (
  context: CatalogueContext,
  before: KnownLines,
  now: ReadonlyMap<string, SeenLine>,
  language: IsoLanguage,
): LineNews[] =>
  [...now]
    .flatMap(([key, seen]) => {
      const known = Object.hasOwn(before, key) ? before[key] : undefined;
      return (known && newsOf(context, known, seen, language)) ?? [];
    })
    .sort((first, second) => RANK[first.kind] - RANK[second.kind]);
