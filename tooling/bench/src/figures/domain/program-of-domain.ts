import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a program of `packages/domain/figures` prints as JSON: the library keeps its generators and slow models there, which are not published. */
export const toldByDomain = <Told>(name: string): Told => {
  const program = fileURLToPath(new URL(`../../../../../packages/domain/figures/${name}.ts`, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ['--conditions=source', '--import', import.meta.resolve('tsx'), program], { encoding: 'utf8' }),
  );
};
