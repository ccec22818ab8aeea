import { expect, test } from 'vitest';
import { answered, timedOut, unreachable } from '../../testing/sample-failure';
import { reactionToFailure } from './reaction-to-failure';

const action = { action: 'project-rename' };
const show = { kind: 'show' };
const leaveAlone = { kind: 'leave-alone' };
const offerRetry = { kind: 'offer-retry' };

test.each([
  ['a refused write', answered(422, 'order.no-lines'), action, show],
  ['a write without meta', answered(500, 'service.failure'), undefined, show],
  ['a write out of time', timedOut(), action, offerRetry],
  ['a write without a network', unreachable(), action, offerRetry],
  ['a write out of time that must not be repeated', timedOut(), { ...action, retry: false }, show],
  ['a code that the screen answers', answered(409, 'version.conflict'), { ...action, handles: ['version.conflict'] }, leaveAlone],
  ['another code than the screen answers', answered(409, 'project.read-only'), { ...action, handles: ['version.conflict'] }, show],
  ['a screen that answers everything', timedOut(), { ...action, handles: ['*'] }, leaveAlone],
  ['the end of the session', answered(401, 'session.expired', {}, true), action, leaveAlone],
  ['403 where it leads away', answered(403, 'access.denied'), { ...action, leaveWhenForbidden: true }, { kind: 'leave', to: '/error-403' }],
  ['403 elsewhere', answered(403, 'access.denied'), action, show],
  ['a project that was replaced', answered(410, 'project.gone', { redirectTo: 'abc' }), action, { kind: 'leave', to: '/project/abc' }],
  ['a project that is gone', answered(410, 'project.gone'), action, show],
] as const)('%s', (_what, failure, meta, expected) => {
  expect(reactionToFailure(failure, meta, true)).toEqual(expected);
});

test.each([
  ['a failed read shows in its place', answered(500, 'service.failure'), action, leaveAlone],
  ['a read out of time shows in its place', timedOut(), action, leaveAlone],
  [
    'a forbidden read leads away',
    answered(403, 'project.not-found'),
    { ...action, leaveWhenForbidden: true },
    { kind: 'leave', to: '/error-403' },
  ],
] as const)('%s', (_what, failure, meta, expected) => {
  expect(reactionToFailure(failure, meta, false)).toEqual(expected);
});
