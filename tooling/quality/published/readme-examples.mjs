import { readFileSync } from 'node:fs';

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

/** A file that names every entry point with types, so that the compiler reads all declarations. */
export const everyEntryPoint = (manifests) => {
  const doors = manifests.flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target === 'object' && 'import' in target)
      .map(([door]) => name + door.slice(1)),
  );
  const code = doors.map((door, index) => `export type * as door${index} from '${door}';\n`).join('');
  return { file: 'every-entry-point.ts', esm: code, cjs: code };
};
