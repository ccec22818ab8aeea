import { expect, test } from 'vitest';
import { answered, timedOut } from '../../testing/sample-failure';
import { ownTextOfAction } from './failure-to-message';

const there = new Set([
  'errors.action.project-delete.version-conflict.title',
  'errors.action.project-delete.403.title',
  'errors.action.project-delete.generic.title',
]);
const own = (failure: Parameters<typeof ownTextOfAction>[0], action: string | undefined) =>
  ownTextOfAction(failure, action, (key) => there.has(key));

test.each([
  ['the text of the code', answered(409, 'version.conflict'), 'project-delete', 'errors.action.project-delete.version-conflict'],
  ['the text of the status', answered(403, 'access.denied'), 'project-delete', 'errors.action.project-delete.403'],
  [
    'the generic text of the action for a broken service',
    answered(500, 'service.failure'),
    'project-delete',
    'errors.action.project-delete.generic',
  ],
  ['nothing for a code that speaks for itself', answered(409, 'project.read-only'), 'project-delete', undefined],
  ['nothing without an answer', timedOut(), 'project-delete', undefined],
  ['nothing for an action without texts', answered(500, 'service.failure'), 'project-list', undefined],
  ['nothing without an action', answered(409, 'version.conflict'), undefined, undefined],
] as const)('chooses %s', (_what, failure, action, expected) => {
  expect(own(failure, action)).toBe(expected);
});
