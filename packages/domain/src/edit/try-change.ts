import { applyOperation, type ElementId, type Operation } from '../element';
import { fail, ok, type Result } from '../result';
import type { BrokenRule } from '../rule';
import { type Attempt, beginAttempt, followPlan } from './attempt';
import type { Change } from './change';
import { carryOut } from './changes/carry-out';
import { checkTouched, type TouchedCheck } from './checks/check-touched';
import type { Configuration } from './configuration';
import type { EditFailure } from './edit-failure';
import type { Effect } from './effect';
import { flagCollisions } from './flag-collisions';

/** A change that stands. */
export interface Outcome {
  /** What takes the change and its effects back, in the order to apply it: one step of undo. */
  readonly inverse: readonly Operation[];
  readonly effects: readonly Effect[];
  /** The elements that the change and its effects touched, those removed among them. */
  readonly touched: readonly ElementId[];
  /** Rules that could not be decided: a notice while editing, in the way of saving (RU). */
  readonly brokenRules: readonly BrokenRule[];
}

/**
 * Tries a change: carries it out with its effects, checks structure, exclusions and rules, and keeps it, or takes all of it back and
 * tells why (TC1, TC2). A refused change leaves the configuration and its snapshots the same objects.
 */
export function tryChange(configuration: Configuration, change: Change): Result<Outcome, EditFailure> {
  const attempt = beginAttempt(configuration);
  const { failure, brokenRules } = carryOutChecked(attempt, change);
  if (failure !== undefined) {
    attempt.revert();
    return fail(failure);
  }
  return ok({ inverse: attempt.keep(), effects: attempt.effects, touched: [...attempt.touched], brokenRules });
}

/** What `look` sees of a configuration once the change stands, or why it would not; either way it is taken back (TC3). */
export function previewChange<T>(configuration: Configuration, change: Change, look: () => T): Result<T, EditFailure> {
  const attempt = beginAttempt(configuration);
  const { failure } = carryOutChecked(attempt, change);
  const seen = failure === undefined ? ok(look()) : fail(failure);
  attempt.revert();
  return seen;
}

function carryOutChecked(attempt: Attempt, change: Change): TouchedCheck {
  const failure = carryOut(attempt, change);
  if (failure !== undefined) return { failure, brokenRules: [] };
  flagCollisions(attempt);
  return checkTouched(attempt);
}

/** Applies operations that a change told as its inverse, without checks; tells the ones that do the change again (TC4). */
export function undoChange(configuration: Configuration, inverse: readonly Operation[]): readonly Operation[] {
  const again: Operation[] = [];
  for (const operation of inverse) {
    followPlan(configuration, operation, () => again.push(applyOperation(configuration.tree, operation)));
  }
  return again.reverse();
}
