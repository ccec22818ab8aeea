import { spawn } from 'node:child_process';
import { environment, ROOT } from './workspace.mjs';

/** Runs a command to its end; resolves to its exit code and its output (`output: 'show'` prints at once instead). */
export const run = (command, args, { output = 'keep', env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(chunks).toString() }));
  });

/** Like `run`, but a failure ends the program after printing what the command said. */
export const mustRun = async (title, command, args, options) => {
  const result = await run(command, args, options);
  if (result.code === 0) return result;
  process.stderr.write(`${result.text}\n${title} failed (exit code ${result.code}).\n`);
  process.exit(1);
};

/** Starts a program that stays, and hands our end on to it; resolves to its exit code. */
export const stay = (command, args, { env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: 'inherit' });
    const end = () => child.exitCode === null && child.kill('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
    // A supervisor that ends npm alone sends us nothing: notice that our parent is gone.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && end(), 500);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
    });
  });
