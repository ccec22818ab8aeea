import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepPassed, onlyNamed, readPassed } from '../passed-journeys';

test('what passed is kept for the same inputs, and nothing else is left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candil-kept-'));
  const file = join(folder, 'deep', 'passed.json');
  try {
    expect(readPassed(file, 'a')).toEqual([]);
    for (const name of ['one.journey.ts a (belt), in en', 'two.journey.ts b', 'two.journey.ts b']) keepPassed(file, 'a', name);
    expect(readPassed(file, 'a')).toEqual(['one.journey.ts a (belt), in en', 'two.journey.ts b']);

    const kept = onlyNamed(readPassed(file, 'a'));
    for (const same of [' one.journey.ts a (belt), in en', 'two.journey.ts b @proof']) expect(same).toMatch(kept);
    for (const other of ['one.journey.ts a (belt), in en us', 'two.journey.ts bb', 'three.journey.ts two.journey.ts b'])
      expect(other).not.toMatch(kept);

    // Nothing is known of other inputs, and the first pass on them drops earlier results.
    expect(readPassed(file, 'b')).toEqual([]);
    keepPassed(file, 'b', 'two.journey.ts b');
    expect([readPassed(file, 'a'), readPassed(file, 'b')]).toEqual([[], ['two.journey.ts b']]);
    writeFileSync(file, '{"inputs"');
    expect(readPassed(file, 'b')).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
