import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));

const must = (command, args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
};

/**
 * A folder outside of the workspace in which the packed library is installed as a user has it, with the examples beside it.
 * No network: the library depends on nothing, so its archive is unpacked.
 */
export const installPacked = () => {
  const folder = mkdtempSync(join(tmpdir(), 'candil-packed-'));
  const installed = join(folder, 'node_modules/@candil/domain');
  mkdirSync(installed, { recursive: true });
  must('pnpm', ['pack', '--pack-destination', folder], PACKAGE);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  must('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components=1'], folder);
  cpSync(join(PACKAGE, 'examples'), join(folder, 'examples'), { recursive: true });
  cpSync(fileURLToPath(new URL('load-doors.mjs', import.meta.url)), join(folder, 'load-doors.mjs'));
  return { folder, installed, remove: () => rmSync(folder, { recursive: true }) };
};

/** Runs a program there with a Node; returns its exit code and its output. */
export const runThere = (node, folder, args) => {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
};
