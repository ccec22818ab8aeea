import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TURBO = join(ROOT, 'node_modules/.bin/turbo');

/** A package with the first tag that depends on one with the second: what turbo.json must refuse, and one thing it must allow. */
const REFUSED = [
  ['pure', 'app'],
  ['pure', 'ui'],
  ['pure', 'tooling'],
  ['ui', 'app'],
  ['app', 'app'],
];
const ALLOWED = ['app', 'pure'];

const boundaries = (folder) => {
  const { status, stdout, stderr } = spawnSync(TURBO, ['boundaries'], { cwd: folder, encoding: 'utf8' });
  return { good: status === 0, text: stdout + stderr };
};

/** A workspace of two packages under the rules of this one, outside of it. */
const workspaceOf = (from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'candil-boundaries-'));
  const files = {
    'package.json': JSON.stringify({ name: 'fixture', private: true, packageManager: 'pnpm@10.34.9' }),
    'pnpm-workspace.yaml': 'packages: [packages/*]\n',
    'pnpm-lock.yaml': "lockfileVersion: '9.0'\nimporters:\n  .: {}\n",
    'turbo.json': readFileSync(join(ROOT, 'turbo.json'), 'utf8'),
    'packages/from/package.json': JSON.stringify({ name: '@candil/from', version: '0.0.0', dependencies: { '@candil/to': 'workspace:*' } }),
    'packages/from/turbo.json': JSON.stringify({ extends: ['//'], tags: [from] }),
    'packages/from/src/index.ts': "import { thing } from '@candil/to';\n\nexport const other = thing;\n",
    'packages/to/package.json': JSON.stringify({ name: '@candil/to', version: '0.0.0' }),
    'packages/to/turbo.json': JSON.stringify({ extends: ['//'], tags: [to] }),
    'packages/to/src/index.ts': 'export const thing = 1;\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

const complaints = [];
const tree = boundaries(ROOT);
if (!tree.good) complaints.push(tree.text);
for (const [from, to] of [...REFUSED, ALLOWED]) {
  const folder = workspaceOf(from, to);
  const { good, text } = boundaries(folder);
  rmSync(folder, { recursive: true });
  const refused = !good && text.includes('denylist');
  if (from === ALLOWED[0] && to === ALLOWED[1]) {
    if (!good) complaints.push(`A package tagged ${from} may not depend on one tagged ${to}, but should:\n${text}`);
  } else if (!refused) complaints.push(`A package tagged ${from} may depend on one tagged ${to}.`);
}
if (complaints.length > 0) {
  process.stdout.write(`${complaints.join('\n')}\n`);
  process.exit(1);
}
