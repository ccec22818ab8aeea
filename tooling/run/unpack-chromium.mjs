// Unpacks the packaged Chromium, with the libraries its package keeps for bare systems, and prints where both are.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(process.argv[2], 'node_modules/@sparticuz/chromium');
const load = (file) => import(pathToFileURL(join(root, file)).href);
const { default: chromium } = await load('build/esm/index.js');
// Not a public door of the package, which unpacks these libraries only where it believes to be on a cloud function.
const { inflate } = await load('build/esm/lambdafs.js');
const libraries = await inflate(join(root, 'bin/al2023.tar.br'));
process.stdout.write(JSON.stringify({ path: await chromium.executablePath(join(root, 'bin')), libraries: join(libraries, 'lib') }));
