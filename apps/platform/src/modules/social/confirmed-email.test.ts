import { expect, test } from 'vitest';
import { confirmedEmailOf } from './confirmed-email';

const ada = 'ada@example.com';
const eve = 'eve@example.com';

test.each([
  ['confirmed in the one answer there is', [{ email: ada, email_verified: true }], false, ada],
  ['confirmed in words', [{ email: ada, email_verified: 'true' }], false, ada],
  ['confirmed in the token, named alike afterwards', [{ email: ada }, { email: ada, email_verified: true }], false, ada],
  ['another than the one that was confirmed', [{ email: eve }, { email: ada, email_verified: true }], false, undefined],
  [
    'confirmed once and denied once',
    [
      { email: ada, email_verified: false },
      { email: ada, email_verified: true },
    ],
    true,
    undefined,
  ],
  ['named in the token alone', [{}, { email: ada, email_verified: true }], false, ada],
  ['marked by nobody', [{ email: ada }, {}], false, undefined],
  ['marked by nobody, of a provider that is vouched for', [{ email: ada }, {}], true, ada],
  ['denied, of a provider that is vouched for', [{ email: ada, email_verified: false }], true, undefined],
  ['no text', [{ email: 7, email_verified: true }], true, undefined],
])('an address %s', (_what, answers, confirmsEmails, expected) => {
  expect(confirmedEmailOf(answers, confirmsEmails)).toBe(expected);
});
