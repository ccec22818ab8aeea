import { ApiFailure } from '@candil/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timedOut } from '../../testing/sample-failure';
import { describeError } from './describe-error';

const place = { route: '/project/:projectId', release: '1.4.0', origin: 'https://portal.example', action: 'project-rename' };
const common = { route: '/project/:projectId', release: '1.4.0', action: 'project-rename' };

test('a failed call is reported by code, status and route pattern, with the request id', () => {
  const failure = new ApiFailure({
    kind: 'http',
    ErrorCode: 500,
    ErrorDescription: 'Ana Mas has no rate',
    URL: 'https://portal.example/api/v2/project/0b9c2f6e-7d0a-4e1b-9c51-0a4f5f8f7f10?search=Casa%20Mas',
    code: 'service.failure',
    requestId: 'r-77',
    data: { email: 'ana@taller.example' },
  });
  expect(describeError(failure, place)).toEqual({
    ...common,
    name: 'ApiFailure',
    message: 'service.failure 500 /api/v2/project/:id',
    stack: '',
    status: 500,
    requestId: 'r-77',
  });
});

test('a call without an answer has no status', () => {
  expect(describeError(timedOut(), place)).toEqual({ ...common, name: 'ApiFailure', message: 'ETIMEDOUT timeout /api', stack: '' });
});

test('a programming error is reported with the frames of its stack', () => {
  const error = new TypeError('x is undefined');
  error.stack = [
    'TypeError: x is undefined for ana@taller.example',
    '    at rename (https://portal.example/assets/a1.js?v=2:10:22)',
    '    at <anonymous>:1:1',
    'and more words',
  ].join('\n');
  expect(describeError(error, place)).toEqual({
    ...common,
    name: 'TypeError',
    message: 'x is undefined',
    stack: '    at rename (/assets/a1.js:10:22)\n    at <anonymous>:1:1',
  });
});

test.each([
  ['Cannot read "Casa Mas, 3º B"', 'Cannot read <text>'],
  ["'Ana' is no number", '<text> is no number'],
  ['no mail to ana.mas+x@taller.example now', 'no mail to <address> now'],
  ['Failed to fetch https://portal.example/api/users/12?token=abc', 'Failed to fetch https://portal.example/api/users/:id'],
  ['call +34 971 12 34 56 back', 'call <number> back'],
  ['key eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 refused', 'key :token refused'],
  ['index 3 out of 12', 'index 3 out of 12'],
])('of the words %s only %s is told', (message, expected) => {
  expect(describeError(new Error(message), place).message).toBe(expected);
});

test.each([['a rejected text'], [{ email: 'ana@taller.example' }], [undefined], [null]])(
  '%j thrown is told by its kind alone',
  (thrown) => {
    expect(describeError(thrown, place)).toEqual({ ...common, name: 'Error', message: typeof thrown, stack: '' });
  },
);

test('a report stays within the limits of the service and contains no personal data, whatever is thrown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), fc.emailAddress(), (text, address) => {
      const { message, name, stack } = describeError(new Error(`${text} ${address}`), place);
      expect(message.length <= 500 && name.length <= 80 && stack.length <= 8_000).toBe(true);
      expect(message).not.toContain(address);
    }),
  );
});
