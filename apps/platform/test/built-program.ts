import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';

const PLATFORM = fileURLToPath(new URL('..', import.meta.url));
/** Name of the variable that holds the address of the folder of the built service. `thread-from-source` reads it. */
const BUILT_PROGRAM = 'CANDIL_TEST_PROGRAM';

/**
 * Builds the service for the whole suite, below its package where it finds the workspace: each start of it or of one of its
 * threads from the sources would compile all of them again. Returns the function that removes it.
 */
export const buildProgram = async (): Promise<() => void> => {
  const results = join(PLATFORM, '.results');
  mkdirSync(results, { recursive: true });
  const outDir = mkdtempSync(join(results, 'program-'));
  await build({ config: join(PLATFORM, 'tsup.config.ts'), outDir, sourcemap: false });
  process.env[BUILT_PROGRAM] = pathToFileURL(`${outDir}/`).href;
  return () => rmSync(outDir, { recursive: true, force: true });
};

/** File of a program of the built service, such as `main.js`. */
export const builtProgram = (name: string): string => fileURLToPath(new URL(name, process.env[BUILT_PROGRAM]));
