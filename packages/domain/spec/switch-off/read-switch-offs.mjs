import { readdirSync } from 'node:fs';

/**
 * For each rule, what in the source makes it hold and what stands there instead when the rule is switched off; one file per prefix.
 * Every test that cites the rule fails then (check.mjs); several entries are several places that keep one rule.
 */
export async function readSwitchOffs() {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.data.mjs'));
  const files = await Promise.all(names.sort().map((name) => import(`./${name}`)));
  return Object.assign({}, ...files.map(({ SWITCH_OFFS }) => SWITCH_OFFS));
}
