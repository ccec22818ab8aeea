import { expect, test } from 'vitest';
import { loginFailureKey } from './login-failure';

test.each([
  [{ kind: 'timeout', code: 'ETIMEDOUT' }, 'timeout'],
  [{ kind: 'network', code: 'network.unreachable' }, 'unreachable'],
  [{ kind: 'http', code: 'login.failed' }, 'failed'],
  [{ kind: 'http', code: 'request.invalid' }, 'failed'],
  [{ kind: 'http', code: 'login.rate-limited' }, 'rateLimited'],
  [{ kind: 'http', code: 'login.unconfirmed' }, 'unconfirmed'],
  [{ kind: 'http', code: 'login.busy' }, 'busy'],
  [{ kind: 'http', code: 'service.failure' }, 'unknown'],
] as const)('%j is told by %s', (failure, expected) => {
  expect(loginFailureKey(failure)).toBe(expected);
});
