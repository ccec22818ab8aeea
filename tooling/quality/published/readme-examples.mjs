import { readFileSync } from 'node:fs';
import { entryPointsOf } from '../entry-points.mjs';

const IMPORTS = /^import [\s\S]*?;$/gm;

/** Names that an example takes from its application. */
const SURROUNDINGS = {
  'api-client': `import { type createApiClient as create } from '@candil/api-client';
declare const configuration: Pick<Parameters<typeof create>[0], 'services'>;
`,
};

/** CommonJS has no top-level await: such an example becomes a function. */
const asFunction = (code) =>
  `${(code.match(IMPORTS) ?? []).join('\n')}\nexport const example = async () => {${code.replace(IMPORTS, '')}};\n`;

/** The TypeScript blocks of a README as files of an ES module and of a CommonJS project. */
export const examplesOf = (name, readme) => {
  const blocks = [...readFileSync(readme, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  const surroundings = SURROUNDINGS[name] ?? '';
  return blocks.map(([, extension, block], index) => {
    const needsFunction = block.includes('await ') && !block.includes('export ');
    const file = `${name}-${index + 1}.${extension}`;
    return { file, esm: surroundings + block, cjs: surroundings + (needsFunction ? asFunction(block) : block) };
  });
};

/** A file that names every entry point with types, so that the compiler reads all declarations. Packages are `{ folder, name }`. */
export const everyEntryPoint = (packages) => {
  const entryPoints = packages.flatMap(({ folder, name }) => entryPointsOf(folder).map(([path]) => name + path.slice(1)));
  const code = entryPoints.map((path, index) => `export type * as entryPoint${index} from '${path}';\n`).join('');
  return { file: 'every-entry-point.ts', esm: code, cjs: code };
};
