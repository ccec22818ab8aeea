import { readFileSync } from 'node:fs';
import semver from 'semver';

/** The oldest Node the project admits; every package of the lock file must admit it too. */
const OLDEST_NODE = '20.19.0';

const lock = readFileSync(new URL('../../pnpm-lock.yaml', import.meta.url), 'utf8');
const packages = lock.split(/^snapshots:/m)[0].split(/^packages:/m)[1];
const refusing = [];
let name;
for (const line of packages.split('\n')) {
  name = /^ {2}'?([^\s'].*?)'?:$/.exec(line)?.[1] ?? name;
  const range = /engines: \{.*?node: '?([^'}]+?)'?[,}]/.exec(line)?.[1];
  if (range && !semver.satisfies(OLDEST_NODE, range)) refusing.push(`${name} wants Node ${range}`);
}
if (!name) throw new Error('No package was found in pnpm-lock.yaml: its form has changed, correct this check.');
if (refusing.length > 0) {
  process.stdout.write(`These packages refuse Node ${OLDEST_NODE}; take an older version or an override:\n${refusing.join('\n')}\n`);
  process.exit(1);
}
