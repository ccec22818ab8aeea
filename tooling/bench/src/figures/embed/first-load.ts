import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { figure } from '../../report';

const DIST = new URL('../../../../../apps/iframe-configurator/dist/', import.meta.url);
/** What is loaded before the drawings can be worked in, as in the budget of the frame; three comes after. */
const FIRST = ['index.html', 'locales/en/widgets/index.ts', 'locales/en/editor/drawing.ts', 'src/start/open-frame.tsx'] as const;
/**
 * `dist/model-viewer.min.js` by gzip -9: the peer is loaded by that one file before anything can be turned. It is recorded, because its
 * package unpacks to 43 MB.
 */
const PEER = { name: '@google/model-viewer 4.4.0', kibibytes: 281.8 } as const;
const MOST_OF_PEER = 0.7;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const firstFiles = (): ReadonlySet<string> => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Readonly<Record<string, Chunk>>;
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the frame`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const ending of FIRST) visit(Object.keys(manifest).find((key) => key.endsWith(ending)) ?? ending);
  return seen;
};

/** How much the frame loads first beside what the usual viewer of models loads. */
export const firstLoad = (): void => {
  if (!existsSync(DIST)) {
    process.stdout.write('The frame is not built: its first load is left out.\n');
    return;
  }
  const scripts = [...firstFiles()].filter((file) => file.endsWith('.js'));
  const kibibytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length, 0) / 1024;
  const part = kibibytes / PEER.kibibytes;
  figure(
    'embed, first load',
    `${kibibytes.toFixed(1)} KiB gz, ${part.toFixed(2)}x ${PEER.name}`,
    `<= 200 KiB, <= ${MOST_OF_PEER}x`,
    kibibytes <= 200 && part <= MOST_OF_PEER,
  );
};
