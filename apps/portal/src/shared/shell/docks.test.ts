import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../', import.meta.url);

test('in a short window the places give way to every bar at its foot: each is marked as a dock', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const texts = files.map((file) => [file, readFileSync(new URL(file, SOURCES), 'utf8')] as const);
  const bars = texts.filter(([, text]) => text.includes('useToastsClearOf('));
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.filter(([, text]) => !/^\s+data-dock$/m.test(text)).map(([file]) => file)).toEqual([]);
});
