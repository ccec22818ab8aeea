import { CAPABILITIES } from './status.data.mjs';

/** Cells of the first table of a generated page, without its head. */
const rowsOf = (page) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));

const bare = (cell) => cell.replaceAll('`', '');
const MISSING = 'not yet: not found';

const exists = ({ call, screen, within }, paths, screens) => {
  if (screen !== undefined) return screens.get(screen) !== MISSING;
  return paths.some((path) => (typeof call === 'string' ? path === call : call.test(path)) && (within === undefined || within.test(path)));
};

const list = (items) => items.map((item) => `- ${item}`).join('\n');

/** The page `docs/status.md` from the generated pages of routes and flags and the route table of the contract. */
export const statusPage = ({ routes, flags, contract }) => {
  const paths = [...contract.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path);
  const screens = new Map(rowsOf(routes).map((row) => [bare(row[0]), row.at(-1)]));
  const shown = [...screens.values()].filter((shows) => shows === 'screen').length;
  const missing = [...screens].filter(([, shows]) => shows === MISSING).map(([path]) => `\`${path}\``);
  const idle = rowsOf(flags)
    .filter((row) => row[3] === 'none yet')
    .map((row) => row[0]);
  const describe = ({ area, name }) => `${area}: ${name}`;
  const proven = (each) => {
    if (each.provenBy === undefined) throw new Error(`${describe(each)}: exists, but names no journey that proves it`);
    const links = each.provenBy.map((name) =>
      name.includes('/') ? `[${name.split('/').at(-1)}](../${name})` : `[${name}](../tooling/e2e/src/journeys/${name}.ts)`,
    );
    return `${describe(each)} (${links.join(', ')})`;
  };
  const works = CAPABILITIES.filter((each) => exists(each, paths, screens)).map(proven);
  const absent = CAPABILITIES.filter((each) => !exists(each, paths, screens)).map(describe);
  return `# Status
Made by \`node tooling/quality/check-status.mjs --write\` from [routes.md](architecture/routes.md), [flags.md](architecture/flags.md), the route table of \`packages/contract\` and \`tooling/quality/status.data.mjs\`; do not edit.

The contract has ${new Set(paths).size} paths. The portal has ${shown} addresses with a screen.

## What works
Each line names the tests that prove it: browser journeys, which act as a person does, wherever there is one.

${list(works)}

## What does not exist yet
${list(absent)}

### Addresses without a screen (${missing.length})
They answer "not found" once the guard has let the visitor in; no menu or button leads to them.

${list(missing)}

### Flags without an effect (${idle.length})
${list(idle)}
`;
};
