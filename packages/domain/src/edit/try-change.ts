import { applyOperation, applyOperations, type ElementId, type Operation } from '../element';
import { fail, ok, type Result } from '../result';
import type { BrokenRule } from '../rule';
import { type Attempt, beginAttempt, followPlan } from './attempt';
import type { Change } from './change';
import { carryOut } from './changes/carry-out';
import { checkChange } from './check-change';
import { refusalsBeyond, refusalsOf } from './checks/refusals';
import type { Configuration } from './configuration';
import type { EditFailure, ElementRefusal } from './edit-failure';
import type { Effect } from './effect';
import { flagCollisions } from './flag-collisions';

/** A change that stands. */
export interface Outcome {
  /** What takes the change and its effects back, in the order to apply it: one step of undo. */
  readonly inverse: readonly Operation[];
  readonly effects: readonly Effect[];
  /** The elements that the change and its effects touched, those removed among them. */
  readonly touched: readonly ElementId[];
  /** What was refused before the change as well, and still is (TC26). */
  readonly standing: readonly ElementRefusal[];
  /** Rules that could not be decided: a notice while editing, in the way of saving (RU). */
  readonly brokenRules: readonly BrokenRule[];
}

/**
 * Tries a change: carries it out with its effects, checks structure, exclusions and rules, and keeps it, or takes all of it back and
 * tells why (TC1, TC2). A refused change leaves the configuration and its snapshots the same objects.
 */
export function tryChange(configuration: Configuration, change: Change): Result<Outcome, EditFailure> {
  const tried = attemptChange(configuration, change);
  if (!tried.ok) return tried;
  const { attempt, standing, brokenRules } = tried.value;
  return ok({ inverse: attempt.keep(), effects: attempt.effects, touched: [...attempt.touched], standing, brokenRules });
}

/**
 * What `look` sees of a configuration once the change stands, or why it would not; either way it is taken back (TC3), also when `look`
 * throws (TC28).
 */
export function previewChange<T>(configuration: Configuration, change: Change, look: () => T): Result<T, EditFailure> {
  const tried = attemptChange(configuration, change);
  if (!tried.ok) return tried;
  const { attempt } = tried.value;
  try {
    return ok(look());
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
function attemptChange(configuration: Configuration, asked: Change): Result<Tried, EditFailure> {
  const checked = checkChange(asked);
  if (!checked.ok) return checked;
  const change = checked.value;
  const attempt = beginAttempt(configuration);
  try {
    const failure = carryOut(attempt, change);
    if (failure !== undefined) {
      attempt.revert();
      return fail(failure);
    }
    flagCollisions(attempt);
    const { chosen, touched } = attempt;
    const { refusals, brokenRules } = refusalsOf(configuration, chosen, touched);
    if (refusals.length === 0) return ok({ attempt, standing: refusals, brokenRules });
    attempt.revert();
    const before = BRINGS_IN.has(change.kind) ? [] : refusalsOf(configuration, chosen, touched).refusals;
    const [brought] = refusalsBeyond(refusals, before);
    return brought === undefined ? ok({ attempt: carriedOut(configuration, change), standing: refusals, brokenRules }) : fail(brought);
  } catch (error) {
    attempt.abandon();
    throw error;
  }
}

/** A change carried out once more that is known to stand. */
function carriedOut(configuration: Configuration, change: Change): Attempt {
  const attempt = beginAttempt(configuration);
  try {
    carryOut(attempt, change);
    flagCollisions(attempt);
    return attempt;
  } catch (error) {
    attempt.abandon();
    throw error;
  }
}

/** Changes that bring an element where it was not: whatever is refused there holds them back (TC26). */
const BRINGS_IN: ReadonlySet<Change['kind']> = new Set(['add', 'replace', 'regroup']);

/**
 * Applies operations that a change told as its inverse, without checks; tells the ones that do the change again (TC4). Throws for
 * operations that are none of this configuration, and leaves it as it was (TC28).
 */
export function undoChange(configuration: Configuration, inverse: readonly Operation[]): readonly Operation[] {
  const { tree, plan } = configuration;
  const again: Operation[] = [];
  try {
    for (const operation of inverse) followPlan(configuration, operation, () => again.push(applyOperation(tree, operation)));
    return again.reverse();
  } catch (error) {
    applyOperations(tree, again.reverse());
    plan.rebuild();
    throw error;
  }
}
