import { execFileSync } from 'node:child_process';
import { packageFolder, plainProgram } from '../../plain-program';

/**
 * Runs a program of `packages/domain/figures` and parses its JSON output: the library keeps its generators and slow models there, which are
 * not published.
 */
export const runDomainProgram = async <Output>(name: string): Promise<Output> => {
  const domain = packageFolder('packages/domain');
  const program = await plainProgram(new URL(`figures/${name}.ts`, domain), domain);
  return JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' }));
};
