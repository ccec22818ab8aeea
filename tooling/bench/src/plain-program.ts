import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a program and the sources it imports from this repository into one file of plain JavaScript in `.bench` of its package, and
 * returns the path. Benchmarks of a library run the bundle, as its users do: tsx adds a call at each closure to keep function names, which
 * doubles the time of our sources and adds nothing to that of the peers.
 */
export const plainProgram = async (program: URL, packageFolder: URL): Promise<string> => {
  const entry = fileURLToPath(program);
  const root = fileURLToPath(packageFolder);
  const name = `${basename(entry, '.ts')}.mjs`;
  const outDir = join(root, '.bench');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // Ours goes in, and the peers stay the packages that they are.
    ssr: { noExternal: /^@candil\//, resolve: { conditions: ['source'] } },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return join(outDir, name);
};

/** The folder of a package by its path from the root of the repository. */
export const packageFolder = (path: string) => new URL(`../../../${path}/`, import.meta.url);
