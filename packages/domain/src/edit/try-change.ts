import { beginTrial, type ElementId, type Operation } from '../element';
import { fail, ok, type Result } from '../result';
import type { BrokenRule } from '../rule';
import { type Attempt, beginAttempt, followPlan } from './attempt';
import type { Change } from './change';
import { carryOut } from './changes/carry-out';
import { checkChanges } from './check-change';
import { refusalsBeyond, refusalsOf } from './checks/refusals';
import type { Configuration } from './configuration';
import { refusalOfSize, sizeAtRest } from './document-size';
import type { EditFailure, ElementRefusal } from './edit-failure';
import type { Effect } from './effect';
import { flagCollisions } from './flag-collisions';

/** A change that stands. */
export interface Outcome {
  /** Operations that undo the change and its effects, in the order to apply them: one step of undo. */
  readonly inverse: readonly Operation[];
  /** Side effects of the change. */
  readonly effects: readonly Effect[];
  /** The elements that the change and its effects touched, those removed among them. */
  readonly touched: readonly ElementId[];
  /** Refusals that existed before the change and remain (TC26). */
  readonly standing: readonly ElementRefusal[];
  /** Rules that could not be decided: a notice while editing, in the way of saving (RU). */
  readonly brokenRules: readonly BrokenRule[];
}

/**
 * Tries a change: carries it out with its effects, checks structure, exclusions and rules, and keeps it, or takes all of it back and
 * returns why (TC1, TC2). Several are one step, carried out in their order and judged where they end: collisions, exclusions and rules are
 * asked once, after the last (TC33). A refused change leaves the configuration and its snapshots the same objects.
 */
export function tryChange(configuration: Configuration, change: Change | readonly Change[]): Result<Outcome, EditFailure> {
  const tried = attemptChange(configuration, change);
  if (!tried.ok) return tried;
  const { attempt, standing, brokenRules } = tried.value;
  return ok({ inverse: attempt.keep(), effects: attempt.effects, touched: [...attempt.touched], standing, brokenRules });
}

/** Expected outcome of a previewed change. */
export type Foreseen = Omit<Outcome, 'inverse'>;

/**
 * Returns the result of `look` on a configuration with one or more changes applied, or their failure; the changes are undone either way
 * (TC3), also when `look` throws (TC28). `look` receives the effects of the change.
 */
export function previewChange<T>(
  configuration: Configuration,
  change: Change | readonly Change[],
  look: (outcome: Foreseen) => T,
): Result<T, EditFailure> {
  const tried = attemptChange(configuration, change);
  if (!tried.ok) return tried;
  const { attempt, standing, brokenRules } = tried.value;
  try {
    return ok(look({ effects: attempt.effects, touched: [...attempt.touched], standing, brokenRules }));
  } finally {
    attempt.revert();
  }
}

interface Tried {
  readonly attempt: Attempt;
  readonly standing: readonly ElementRefusal[];
  readonly brokenRules: readonly BrokenRule[];
}

/** Carries a change out, or takes it back with the first refusal that it brings; what throws meanwhile takes it back as well (TC28). */
function attemptChange(configuration: Configuration, asked: Change | readonly Change[]): Result<Tried, EditFailure> {
  const checked = checkChanges(asked);
  if (!checked.ok) return checked;
  const changes = checked.value;
  const { tree } = configuration;
  const sizeBefore = changes.some(({ kind }) => GROWS.has(kind)) ? sizeAtRest(tree) : undefined;
  const attempt = beginAttempt(configuration);
  try {
    const failure = carryOutAll(attempt, changes) ?? (sizeBefore && refusalOfSize(tree, sizeBefore, changes));
    if (failure !== undefined) {
      attempt.revert();
      return fail(failure);
    }
    flagCollisions(attempt);
    const { chosen, touched } = attempt;
    const { refusals, brokenRules } = refusalsOf(configuration, chosen, touched);
    if (refusals.length === 0) return ok({ attempt, standing: refusals, brokenRules });
    attempt.revert();
    const bringsIn = changes.some(({ kind }) => BRINGS_IN.has(kind));
    const before = bringsIn ? [] : refusalsOf(configuration, chosen, touched).refusals;
    const [brought] = refusalsBeyond(refusals, before);
    return brought === undefined ? ok({ attempt: carriedOut(configuration, changes), standing: refusals, brokenRules }) : fail(brought);
  } catch (error) {
    attempt.abandon();
    throw error;
  }
}

/** Applies changes one after the other; returns the reason of the first that fails. */
function carryOutAll(attempt: Attempt, changes: readonly Change[]): EditFailure | undefined {
  for (const change of changes) {
    const failure = carryOut(attempt, change);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** Changes carried out once more that are known to stand. */
function carriedOut(configuration: Configuration, changes: readonly Change[]): Attempt {
  const attempt = beginAttempt(configuration);
  try {
    carryOutAll(attempt, changes);
    flagCollisions(attempt);
    return attempt;
  } catch (error) {
    attempt.abandon();
    throw error;
  }
}

/** Changes that bring an element where it was not: whatever is refused there holds them back (TC26). */
const BRINGS_IN: ReadonlySet<Change['kind']> = new Set(['add', 'replace', 'regroup']);

/** Changes after which a document may be much larger than before (TC30). */
const GROWS: ReadonlySet<Change['kind']> = new Set(['add', 'replace', 'mount', 'set-geometry']);

/**
 * Applies the inverse operations of a change without checks; returns the operations that redo it (TC4). Throws for
 * operations that are none of this configuration, and while a change is tried, and leaves it as it was (TC28).
 */
export function undoChange(configuration: Configuration, inverse: readonly Operation[]): readonly Operation[] {
  const { tree, plan } = configuration;
  // A change that is being tried would be taken back without what this did.
  const trial = beginTrial(tree);
  try {
    for (const operation of inverse) followPlan(configuration, operation, () => trial.apply(operation));
    return trial.keep();
  } catch (error) {
    trial.revert();
    plan.rebuild();
    throw error;
  }
}
