import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Passed journeys of a suite, and the inputs that they passed on. */
interface Passed {
  readonly inputs: string;
  readonly names: readonly string[];
}

/** The journeys that passed on these inputs, by file and title; none where nothing that can be read was kept, or of other inputs. */
export const readPassed = (file: string, inputs: string): readonly string[] => {
  try {
    const kept: Passed = JSON.parse(readFileSync(file, 'utf8'));
    return kept.inputs === inputs ? kept.names : [];
  } catch {
    return [];
  }
};

/** Adds a journey that passed; what passed on other inputs is forgotten. */
export const keepPassed = (file: string, inputs: string, name: string): void => {
  const names = [...new Set([...readPassed(file, inputs), name])];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputs, names } satisfies Passed));
};

/** Finds exactly these journeys among all of a run, which are known by project, file, title and marks. */
export const onlyNamed = (names: readonly string[]): RegExp =>
  new RegExp(`^\\s*(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?: @\\w+)*$`);
