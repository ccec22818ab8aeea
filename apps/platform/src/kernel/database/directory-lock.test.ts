import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './directory-lock';

let root: string;
let program: string;
let path: string;
let round = 0;

/** Processes that want the lock at once, and how often it passes on; `npm test` starts fewer. */
const [RIVALS, TURNS] = process.env.CHECKS === 'proof' ? [20, 5] : [8, 2];

/** True when this machine allows process namespaces. */
const NAMESPACES = spawnSync('unshare', ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', 'true']).status === 0;

/** A program of its own that takes the lock, says how it went, and keeps it until its input ends. */
const PROGRAM = `
import { lockDirectory } from './lock.mjs';
try {
  const lock = lockDirectory(process.argv[2]);
  process.stdout.write('mine\\n');
  process.stdin.on('data', () => undefined);
  process.stdin.on('end', () => { lock.release(); process.exit(0); });
} catch (error) {
  process.stdout.write(\`\${error.name} \${error.pid}\\n\`);
}
`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'candil-lock-'));
  const source = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'directory-lock.ts'), 'utf8');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  writeFileSync(join(root, 'lock.mjs'), ts.transpileModule(source, { compilerOptions }).outputText);
  program = join(root, 'program.mjs');
  writeFileSync(program, PROGRAM);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  round += 1;
  path = join(root, String(round), 'database.lock');
});

interface Rival {
  readonly child: ChildProcess;
  readonly said: Promise<string>;
}
const start = (command = process.execPath, options: readonly string[] = []): Rival => {
  const child = spawn(command, [...options, program, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = once(child.stdout as NodeJS.ReadableStream, 'data').then(([chunk]) => String(chunk).trim());
  return { child, said };
};
const end = async ({ child }: Rival): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};
const race = async (rivals: number) => {
  const started = Array.from({ length: rivals }, () => start());
  const said = await Promise.all(started.map((rival) => rival.said));
  const winner = started[said.indexOf('mine')];
  const refusals = said.filter((word) => word !== 'mine');
  await Promise.all(started.map(end));
  return { winners: said.length - refusals.length, named: refusals.every((word) => word === `DirectoryLockedError ${winner?.child.pid}`) };
};
const filesLeft = () => readdirSync(dirname(path)).sort();

describe('the lock of the data directory (figure 6)', () => {
  test('has one winner among many that start at once, and the others name it', async () => {
    expect(await race(RIVALS)).toEqual({ winners: 1, named: true });
  });

  test('left by a dead process has one winner as well, and leaves nothing else behind', async () => {
    const dead = start();
    await dead.said;
    await end(dead);
    const outcome = await race(RIVALS);
    expect(outcome).toEqual({ winners: 1, named: true });
    expect(filesLeft()).toEqual(['database.lock']);
  });

  test('is not taken from a process that is stopped', async () => {
    const stopped = start();
    await stopped.said;
    stopped.child.kill('SIGSTOP');
    const said = await start().said;
    await end(stopped);
    expect(said).toBe(`DirectoryLockedError ${stopped.child.pid}`);
  });

  test('is taken from a pid that now belongs to another process', () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, [process.pid, '1', 'an-older-process'].join('\n'));
    lockDirectory(path).release();
    expect(filesLeft()).toEqual([]);
  });

  test('is not taken because its file holds bytes that say nothing', async () => {
    const living = start();
    await living.said;
    writeFileSync(path, randomBytes(64));
    const said = await start().said;
    await end(living);
    expect(said).toBe('DirectoryLockedError undefined');
    lockDirectory(path).release();
    expect(filesLeft()).toEqual([]);
  });

  test('passes on while its holders come and go, never to two at once', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const first = start();
      await first.said;
      const gone = once(first.child, 'exit');
      first.child.stdin?.end();
      const rivals = Array.from({ length: 6 }, () => start());
      const said = await Promise.all(rivals.map((rival) => rival.said));
      await gone;
      await Promise.all(rivals.map(end));
      expect(said.filter((word) => word === 'mine').length).toBeLessThanOrEqual(1);
    }
  });

  test.runIf(NAMESPACES)('is seen by a process that sees no other, as one in another container', async () => {
    const outside = start();
    await outside.said;
    const inside = start('unshare', ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', process.execPath]);
    const said = await inside.said;
    await end(outside);
    const next = start('unshare', ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', process.execPath]);
    const taken = await next.said;
    const refused = await start().said;
    next.child.stdin?.end();
    await once(next.child, 'exit');
    // In its own space of processes its number is 1 or little more.
    expect(said).toBe(`DirectoryLockedError ${outside.child.pid}`);
    expect(taken).toBe('mine');
    expect(refused).toMatch(/^DirectoryLockedError \d$/);
  });

  test('names the process that has it, also when that is this one', () => {
    const lock = lockDirectory(path);
    expect(() => lockDirectory(path)).toThrow(new DirectoryLockedError(process.pid, path));
    lock.release();
    lockDirectory(path).release();
  });

  test('that another process took over is not removed by its former holder', () => {
    const lock = lockDirectory(path);
    writeFileSync(path, [process.pid, '', 'another'].join('\n'));
    lock.release();
    expect(filesLeft()).toEqual(['database.lock']);
  });
});
