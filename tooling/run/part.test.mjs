import assert from 'node:assert/strict';
import test from 'node:test';
import { packageOf } from './part.mjs';

test('finds a package by its name, its short name, its folder or a path inside', () => {
  for (const word of ['@candil/domain', 'domain', 'packages/domain', 'packages/domain/src/price'])
    assert.equal(packageOf(word)?.folder, 'packages/domain');
  assert.equal(packageOf('portal')?.folder, 'apps/portal');
});

test('finds nothing for another word', () => {
  for (const word of ['nothing', '..', 'packages', 'packages/domainx']) assert.equal(packageOf(word), undefined);
});
