import { spawn } from 'node:child_process';

/** Runs a program to its end; resolves with its exit code and all that it printed. */
export const runProgram = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        text += data;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text }));
  });

export const mustRun = async (command, args, options) => {
  const { code, text } = await runProgram(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${text}`);
  return text;
};
