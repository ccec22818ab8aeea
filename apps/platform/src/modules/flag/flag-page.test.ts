import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS, type FlagName } from '@candil/domain';
import { expect, test } from 'vitest';
import { projectDirectory } from '../../kernel/config/directories';
import { FLAG_FACTS } from './flag-facts.data';

const NAMES = Object.keys(FLAGS) as FlagName[];
const texts: { readonly flag: Record<FlagName, { readonly text: string; readonly off: string }> } = JSON.parse(
  readFileSync(join(projectDirectory(), 'packages/i18n/src/locales/en/eproject/flags.json'), 'utf8'),
);
const EFFECTS = { service: 'service', portal: 'portal', both: 'service and portal', 'none-yet': 'none yet' } as const;

/** The page about flags is made of the same data as the screen for administrators; run with `-u` after a change. */
test('docs/architecture/flags.md lists every flag', async () => {
  const rows = NAMES.map((name) => {
    const { owner, effect } = FLAG_FACTS[name];
    return `| \`${name}\` | ${FLAGS[name] ? 'on' : 'off'} | ${owner} | ${EFFECTS[effect]} | ${texts.flag[name].text} | ${texts.flag[name].off} |`;
  });
  const page = [
    '# Flags',
    'Made by `apps/platform/src/modules/flag/flag-page.test.ts`; do not edit. When a flag is on is decided by `@candil/domain/flag`, asked through OpenFeature (decision 026).',
    'A flag without effect yet waits for the screen it is about.',
    '',
    '| flag | starts | owner | changes today | on | off |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot(join(projectDirectory(), 'docs/architecture/flags.md'));
});

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|flag-facts/.test(entry.name)
      ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')]
      : [],
  );

test('a flag with an effect is read somewhere', () => {
  const sources = ['apps/platform/src', 'apps/portal/src'].flatMap((folder) => sourcesOf(join(projectDirectory(), folder))).join('\n');
  const unread = NAMES.filter((name) => FLAG_FACTS[name].effect !== 'none-yet' && !sources.includes(`'${name}'`));
  expect(unread).toEqual([]);
});
