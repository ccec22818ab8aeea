import { join } from 'node:path';
import ts from 'typescript';
import { DOMAIN, PHOTOMETRY, placeOf, programOf, unseenBy } from './source-program.mjs';

/** Public exports of a folder that no docstring tells about. */
const undocumented = (folder) => {
  const program = programOf(folder);
  const checker = program.getTypeChecker();
  const door = program.getSourceFile(join(folder, 'index.ts'));
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(door))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.getDocumentationComment(checker).length === 0)
    .map((symbol) => `${placeOf(symbol.declarations[0])} ${symbol.name}`);
};

const PUBLIC_WITHOUT = {
  'a function': 'export function bare(): number {\n  return 1;\n}\n',
  'a constant': 'export const BARE = 1;\n',
  'a type': '// no docstring\nexport type Bare = 1;\n',
};

/** Every door that no main door repeats. */
const DOORS = [DOMAIN, PHOTOMETRY, join(PHOTOMETRY, 'gldf')];
const missing = DOORS.flatMap(undocumented);
if (missing.length > 0)
  process.stdout.write(`These public exports have no docstring (one sentence, units, bounds, errors, rule):\n${missing.join('\n')}\n`);
const unseen = unseenBy(undocumented, PUBLIC_WITHOUT);
for (const name of unseen) process.stdout.write(`check-docstrings.mjs does not see that ${name} has no docstring.\n`);
process.exit(missing.length + unseen.length > 0 ? 1 : 0);
