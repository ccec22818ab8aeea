import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KIT_INSTEAD, rawElements } from './raw-elements.mjs';

/** Screens are made of the interface kit: no app draws a button, a field or a table itself. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = ['apps/portal/src', 'apps/login-area/src', 'apps/iframe-configurator/src'];

/** Sources that must be caught, and those that must not: a check that cannot fail guards nothing. */
const CAUGHT = [
  ...Object.keys(KIT_INSTEAD).map((tag) => `const A = () => <p><${tag} /></p>;`),
  'const A = () => <button type="button" onClick={go}>Go</button>;',
  'const A = () => <div role="slider" tabIndex={0} />;',
  'const A = () => (isOpen ? items.map((i) => <select key={i}><option /></select>) : null);',
];
const PASSED = [
  'const A = () => <input type="hidden" name="username" />;',
  'const A = () => <Button>Go</Button>;',
  'const A = () => <p>{"<button>"}</p>; // <input>',
  'const A = () => <ul role="list"><li /></ul>;',
  'const A = (p: ComponentProps<"button">) => <Kit.button {...p} />;',
];
const wrong = [...CAUGHT.filter((text) => rawElements(text).length !== 1), ...PASSED.filter((text) => rawElements(text).length > 0)];

const screensIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !entry.name.endsWith('.test.tsx'))
    .map((entry) => join(entry.parentPath, entry.name));
const findings = SCREENS.flatMap((folder) => screensIn(join(ROOT, folder))).flatMap((path) =>
  rawElements(readFileSync(path, 'utf8'), path).map(
    ({ line, what, instead }) => `${relative(ROOT, path)}:${line}: ${what}. Use ${instead}.`,
  ),
);

if (wrong.length > 0) process.stdout.write(`The check of widgets misjudges its fixtures:\n${wrong.join('\n')}\n`);
if (findings.length > 0)
  process.stdout.write(`Screens are made of @candil/ui-kit; these draw a widget themselves:\n${findings.join('\n')}\n`);
process.exit(wrong.length + findings.length > 0 ? 1 : 0);
