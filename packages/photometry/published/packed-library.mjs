import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../', import.meta.url));

const must = (command, args, cwd) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
};

/**
 * Installs the packed library into a folder outside the workspace, as a user has it, with the examples beside it.
 * No network: its archive is unpacked, and the libraries of `./gldf` are copied.
 */
export const installPacked = () => {
  const folder = mkdtempSync(join(tmpdir(), 'candil-packed-'));
  const installed = join(folder, 'node_modules/@candil/photometry');
  mkdirSync(installed, { recursive: true });
  must('pnpm', ['pack', '--pack-destination', folder], PACKAGE);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  must('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components=1'], folder);
  const saxes = realpathSync(join(PACKAGE, 'node_modules/saxes'));
  const libraries = {
    fflate: realpathSync(join(PACKAGE, 'node_modules/fflate')),
    saxes,
    xmlchars: realpathSync(join(saxes, '../xmlchars')),
  };
  for (const [name, from] of Object.entries(libraries)) cpSync(from, join(folder, 'node_modules', name), { recursive: true });
  cpSync(join(PACKAGE, 'examples'), join(folder, 'examples'), { recursive: true });
  for (const name of ['load-doors.mjs', 'largest-files.mjs', 'room-in-worker.mjs'])
    cpSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, name));
  return { folder, installed, remove: () => rmSync(folder, { recursive: true }) };
};

/** Runs a program there with a Node; returns its exit code and its output. */
export const runThere = (node, folder, args) => {
  const { status, stdout, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
};
