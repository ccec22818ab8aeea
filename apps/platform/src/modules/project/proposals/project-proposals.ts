import type { endpoints, ResponseOf } from '@candil/contract';
import { type CalendarDay, type IsoLanguage, type OfferedLine, PROJECT_STATUS, sharedOffer, soonerOffers } from '@candil/domain';
import type { CooperativeScheduler } from '../../../kernel';
import type { CatalogueContext } from '../../price';
import { lineEvaluator, summarise } from '../evaluate-project';
import type { EvaluatedLine } from '../evaluated-line';
import type { Viewer } from '../kept-projects';
import { accessTo } from '../project-policy';
import type { StoredProject } from '../stored-project';
import { type Alternative, alternativesOf, PROPOSABLE, totalOf, type Workshop } from './alternatives';
import { CompositionAlternatives, type Proposable, valuesIn } from './composition-alternatives';
import { repairsOf } from './line-repairs';
import { exchangeStep } from './proposed-step';
import { successorSteps } from './successor-steps';
import { togetherStep } from './together';
import { Tries } from './tries';

type Proposals = ResponseOf<typeof endpoints.getProjectProposals>;

/** Number of lines evaluated before other work gets its turn; a project has a thousand at most. */
const LINES_AT_A_TIME = 5;

interface Offered extends OfferedLine<Alternative> {
  readonly line: EvaluatedLine;
  /** Values of each attribute: one for a regular product, those of all pieces for a composition. */
  readonly values: Readonly<Record<Proposable, readonly string[]>>;
}

const valuesOf = (workshop: Workshop, { product }: EvaluatedLine): Offered['values'] => {
  const of = (type: Proposable): readonly string[] => {
    if (product.configuration !== null) return valuesIn(workshop, product.configuration.document, type);
    const value = product.selection[type];
    return value === undefined ? [] : [value];
  };
  return { color: of('color'), control: of('control') };
};

const offeredOf = (workshop: Workshop, line: EvaluatedLine, alternatives: readonly Alternative[]): Offered => ({
  id: line.product.id,
  line,
  totalMinor: totalOf(line, workshop) ?? 0,
  day: line.availability?.onSite,
  values: valuesOf(workshop, line),
  alternatives,
});

/** The lines of each value of an attribute, values in the order of the project. */
const byValue = (lines: readonly Offered[], type: Proposable): ReadonlyMap<string, readonly Offered[]> => {
  const groups = new Map<string, Offered[]>();
  for (const line of lines) {
    for (const value of line.values[type]) groups.set(value, [...(groups.get(value) ?? []), line]);
  }
  return groups;
};

/** Returns whether an alternative changes nothing but pieces of that value. */
const isAboutOnly = (value: string, { pieces }: Alternative): boolean =>
  pieces === undefined || pieces.from.every((from) => from === value);

const only = (line: Offered, allowed: (alternative: Alternative) => boolean): Offered => ({
  ...line,
  alternatives: line.alternatives.filter(allowed),
});

/** Returns, for every value, the saving by another one, the largest first. */
const savings = (lines: readonly Offered[], type: Proposable, latest: CalendarDay | undefined) => {
  const groups = byValue(lines, type);
  const whole = type === 'color';
  return [...groups]
    .flatMap(([value, group]) => {
      // One finish less: only into one that the project has.
      const offers = group.map((line) =>
        only(line, (other) => other.kind === type && (!whole || groups.has(other.to)) && isAboutOnly(value, other)),
      );
      return sharedOffer(offers, { whole, latest }) ?? [];
    })
    .sort((first, second) => second.savingMinor - first.savingMinor);
};

/** Other ways to make the compositions that can be ordered, by product; those that set the date of the project are tried first. */
const compositionAlternatives = async (
  workshop: Workshop,
  lines: readonly EvaluatedLine[],
  last: CalendarDay | undefined,
  language: IsoLanguage,
  scheduler: CooperativeScheduler,
): Promise<ReadonlyMap<string, readonly Alternative[]>> => {
  const valid = lines.filter(({ validity }) => validity.valid);
  const compositions = valid.filter(({ product }) => product.configuration !== null);
  const found = new Map<string, readonly Alternative[]>();
  if (compositions.length === 0) return found;
  const finishes = new Set(valid.flatMap((line) => valuesOf(workshop, line).color));
  const alternatives = new CompositionAlternatives(workshop, new Tries(), scheduler, language);
  const setsDate = ({ availability }: EvaluatedLine): boolean => last !== undefined && availability?.onSite === last;
  const inTurn = [...compositions.filter(setsDate), ...compositions.filter((line) => !setsDate(line))];
  for (const line of inTurn) {
    await scheduler.yield();
    found.set(line.product.id, await alternatives.of(line, { finishes, setsDate: setsDate(line) }));
  }
  return found;
};

/** Repairs of the lines and proposals for the whole, found a few lines at a time; none for accounts that may not change the project. */
export const proposalsFor = async (
  context: CatalogueContext,
  project: StoredProject,
  viewer: Viewer,
  scheduler: CooperativeScheduler,
): Promise<Proposals> => {
  const nothing = { version: project.version, repairs: [], proposals: [] };
  if (project.status !== PROJECT_STATUS.EDITION || !accessTo(viewer.actor, project).write) return nothing;
  const workshop: Workshop = {
    context,
    project,
    evaluate: lineEvaluator(context, project),
    configured: new Map(),
    net: viewer.actor.seesNetPrices,
  };
  const { language } = viewer;
  const lines: EvaluatedLine[] = [];
  for (const [index, product] of project.products.entries()) {
    if (product.configuration !== null || index % LINES_AT_A_TIME === 0) await scheduler.yield();
    lines.push(workshop.evaluate(product));
  }
  const { onSite } = summarise(lines);
  const repairs: Proposals['repairs'] = [];
  const ofCompositions = await compositionAlternatives(workshop, lines, onSite?.day, language, scheduler);
  const offered: Offered[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_A_TIME === 0) await scheduler.yield();
    if (!line.validity.valid) repairs.push(...repairsOf(workshop, line, language));
    const found = ofCompositions.get(line.product.id) ?? (line.validity.valid ? alternativesOf(workshop, line.product, PROPOSABLE) : []);
    offered.push(offeredOf(workshop, line, found));
  }
  await scheduler.yield();
  const successors = await successorSteps(workshop, lines, language, scheduler);
  const sooner = onSite === undefined ? undefined : soonerOffers(offered);
  // A line that has to be corrected first keeps its finish for now and is not counted.
  const valid = offered.filter(({ line }) => line.validity.valid);
  const [control] = savings(valid, 'control', onSite?.day);
  const [finish] = savings(valid, 'color', onSite?.day);
  const together = togetherStep(workshop, lines, language);
  return {
    version: project.version,
    repairs,
    proposals: [
      ...successors,
      ...(sooner === undefined ? [] : [exchangeStep(workshop, lines, 'sooner', sooner.changes, language)]),
      ...(together === undefined ? [] : [together]),
      ...(finish === undefined ? [] : [exchangeStep(workshop, lines, 'finish', finish.changes, language)]),
      ...(control === undefined ? [] : [exchangeStep(workshop, lines, 'control', control.changes, language)]),
    ],
  };
};
