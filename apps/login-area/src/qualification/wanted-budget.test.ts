import { expect, test } from 'vitest';
import { projectOfBlockedRequest } from './wanted-budget';

const PROJECT = '0a0b0c0d-1111-4222-8333-444455556666';

test.each([
  [`/project/${PROJECT}/request-budget`, PROJECT],
  [`/project/${PROJECT}?request=budget`, PROJECT],
  [`/project/${PROJECT}`, undefined],
  [`/project/${PROJECT}/usa-request-budget`, undefined],
  [`/project/${PROJECT}/request-budget/x`, undefined],
  [`https://elsewhere.example/project/${PROJECT}/request-budget`, undefined],
  ['/project/7/request-budget', undefined],
  [undefined, undefined],
])('%s leads to the request for %s', (returnTo, expected) => {
  expect(projectOfBlockedRequest(returnTo)).toBe(expected);
});
