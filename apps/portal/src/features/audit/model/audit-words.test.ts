import { AUDIT_GROUPS, AUDIT_KINDS } from '@candil/contract/audit-kinds';
import { createI18n, OFFERED_LANGUAGES } from '@candil/i18n';
import { expect, test } from 'vitest';

const KINDS = Object.values(AUDIT_KINDS).flat();
/** Every kind of the trail, as its key. */
const KEYS = [...KINDS.map((kind) => `audit.kind.${kind}`), ...AUDIT_GROUPS.map((group) => `audit.group.${group}`)];

test.each(OFFERED_LANGUAGES)('every kind and group of the trail has words of its own in %s', async (language) => {
  const i18n = await createI18n(language, ['eproject']);
  const say = i18n.getFixedT(language, 'eproject') as (key: string) => string;
  const words = KEYS.map((key) => [key, say(key)] as const);
  expect(words.filter(([key, said]) => said === '' || said === key).map(([key]) => key)).toEqual([]);
  expect(new Set(KINDS.map((kind) => say(`audit.kind.${kind}`))).size).toBe(KINDS.length);
});
