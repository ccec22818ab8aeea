import type { endpoints, ResponseOf } from '@candil/contract';
import { type CalendarDay, type OfferedLine, PROJECT_STATUS, sharedOffer, soonerOffers } from '@candil/domain';
import type { CooperativeScheduler } from '../../../kernel';
import type { CatalogueContext } from '../../price';
import { lineEvaluator, summarise } from '../evaluate-project';
import type { EvaluatedLine } from '../evaluated-line';
import type { Viewer } from '../kept-projects';
import { accessTo } from '../project-policy';
import type { StoredProject } from '../stored-project';
import { type Alternative, alternativesOf, PROPOSABLE, totalOf, type Workshop } from './alternatives';
import { repairsOf } from './line-repairs';
import { exchangeStep } from './proposed-step';
import { successorSteps } from './successor-steps';
import { togetherStep } from './together';

type Proposals = ResponseOf<typeof endpoints.getProjectProposals>;

/** Number of lines evaluated before other work gets its turn; a project has a thousand at most. */
const LINES_AT_A_TIME = 5;

type Offered = OfferedLine<Alternative> & { readonly line: EvaluatedLine };

const offeredOf = (workshop: Workshop, line: EvaluatedLine, alternatives: readonly Alternative[]): Offered => ({
  id: line.product.id,
  line,
  totalMinor: totalOf(line, workshop) ?? 0,
  day: line.availability?.onSite,
  alternatives,
});

/** The lines of each value of an attribute, values in the order of the project. */
const byValue = (lines: readonly Offered[], type: 'color' | 'control'): ReadonlyMap<string, readonly Offered[]> => {
  const groups = new Map<string, Offered[]>();
  for (const line of lines) {
    const value = line.line.product.selection[type];
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), line]);
  }
  return groups;
};

const only = (line: Offered, allowed: (alternative: Alternative) => boolean): Offered => ({
  ...line,
  alternatives: line.alternatives.filter(allowed),
});

/** Returns, for every value, the saving by another one, the largest first. */
const savings = (lines: readonly Offered[], type: 'color' | 'control', latest: CalendarDay | undefined) => {
  const groups = byValue(lines, type);
  const whole = type === 'color';
  return [...groups.values()]
    .flatMap((group) => {
      // One finish less: only into one that the project has.
      const offers = group.map((line) => only(line, ({ kind, to }) => kind === type && (!whole || groups.has(to))));
      return sharedOffer(offers, { whole, latest }) ?? [];
    })
    .sort((first, second) => second.savingMinor - first.savingMinor);
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
    if (index % LINES_AT_A_TIME === 0) await scheduler.yield();
    lines.push(workshop.evaluate(product));
  }
  const { onSite } = summarise(lines);
  const repairs: Proposals['repairs'] = [];
  const offered: Offered[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_A_TIME === 0) await scheduler.yield();
    if (!line.validity.valid) repairs.push(...repairsOf(workshop, line, language));
    offered.push(offeredOf(workshop, line, line.validity.valid ? alternativesOf(workshop, line.product, PROPOSABLE) : []));
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
