import { readdirSync } from 'node:fs';

/**
 * Returns by rule the source that implements it and the replacement that switches it off; one file per prefix. Every test that cites the rule
 * fails then (`switch-offs.mjs`); several entries are several places that implement one rule. Rules of concepts under mutation testing have none.
 */
export async function readSwitchOffs() {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.data.mjs'));
  const files = await Promise.all(names.sort().map((name) => import(`./${name}`)));
  return Object.assign({}, ...files.map(({ SWITCH_OFFS }) => SWITCH_OFFS));
}
