import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './command.mjs';
import { TREE_CHECKS } from './suites.mjs';
import { addTally, emptyTally, tallyTask } from './tally.mjs';
import { ROOT } from './workspace.mjs';

const KEPT = join(ROOT, '.turbo', 'tree-checks.json');
const AT_ONCE = 2;

/** One hash of every file that git tracks or would track; undefined outside a git checkout, where nothing is kept. */
const hashOfTree = async () => {
  const [tracked, changed] = await Promise.all([
    run('git', ['ls-files', '--stage', '-z']),
    run('git', ['ls-files', '--modified', '--others', '--exclude-standard', '-z']),
  ]).catch(() => [{ code: 1 }, { code: 1 }]);
  if (tracked.code !== 0 || changed.code !== 0) return undefined;
  const hash = createHash('sha256').update(process.version).update(tracked.text);
  for (const file of new Set(changed.text.split('\0').filter(Boolean)))
    hash.update(file).update(existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file)) : 'gone');
  return hash.digest('hex');
};

const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

/** Checks of the whole tree, two at once. */
export const runTreeChecks = async (progress) => {
  const tree = await hashOfTree();
  const kept = readKept();
  const waiting = TREE_CHECKS.filter(([title]) => tree === undefined || kept[title] !== tree);
  let total = { ...emptyTally(), passed: TREE_CHECKS.length - waiting.length };
  if (total.passed > 0) progress.say(`${total.passed} checks of the tree kept from an earlier run on the same files`);
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [title, command, args] = check;
      progress.begin(title);
      const { code, text } = await run(command, args);
      const tally = tallyTask(code, undefined);
      progress.end(title, tally);
      if (code === 0) kept[title] = tree;
      else progress.say(text);
      total = addTally(total, tally);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
  return total;
};
