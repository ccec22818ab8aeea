import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { REVISION } from 'three';
import { openCompositionCamera } from './camera.mjs';
import { codeHash } from './code-hash.mjs';
import { startPictureServer } from './picture-server.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEBP = { quality: 90, effort: 6, smartSubsample: true };
/** Drawn once, larger than the larger of the two files, which smooths its edges. */
const DRAWN = { widthPixels: 1200, heightPixels: 900 };
const WIDTHS = [800, 400];
/** Poster that the embed shows until it is loaded: small before sharp. */
const POSTER = {
  id: '225-living-sweep',
  file: path.join(ROOT, 'apps/iframe-configurator/public/poster.webp'),
  size: { width: 960, height: 640, fit: 'cover', kernel: 'lanczos3' },
  webp: { quality: 62, effort: 6, smartSubsample: true },
};

const { values: options } = parseArgs({
  options: {
    /** Beginning of ids, such as `110-free`. */
    only: { type: 'string', multiple: true, default: [] },
    most: { type: 'string', default: '10000' },
    out: { type: 'string', default: path.join(ROOT, 'packages/catalogue-pictures/images/compositions') },
  },
});

const manifestFile = path.join(options.out, 'manifest.json');
const fileOf = (id, width) => path.join(options.out, `${id}${width === WIDTHS[0] ? '' : `-${width}`}.webp`);
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Sources of the light and the shapes of a room; the luminaires in it have fingerprints of their own pictures. */
const sources = async () => {
  const folder = path.join(ROOT, 'packages/configurator-3d/src');
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /^(batch|camera|furniture|lighting|room|scene)\/[^/]+\.ts$/.test(file) && !file.includes('.test.'))
    .sort()
    .map((file) => path.join(folder, file));
};

await mkdir(options.out, { recursive: true });
const manifest = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
const writeManifest = () => writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`);
const server = await startPictureServer();
let camera;
try {
  const { presetScenes } = await server.load('../preset-scenes.ts');
  const { presetBoards } = await server.load('../preset-boards.ts');
  const code = await codeHash([...(await sources()), path.join(ROOT, 'packages/configurator-3d/src/view/composition-picture.ts')]);
  const presets = presetScenes();
  const boards = presetBoards();
  let drawn = 0;
  // A board is drawn from below its ceiling, by lines alone.
  for (const { id, svg } of boards) {
    if (drawn >= Number(options.most) || (options.only.length > 0 && !options.only.some((start) => id.startsWith(start)))) continue;
    const current = createHash('sha256')
      .update(JSON.stringify([WEBP, WIDTHS, svg]))
      .digest('hex')
      .slice(0, 16);
    if (manifest[id] === current && (await Promise.all(WIDTHS.map((width) => exists(fileOf(id, width))))).every(Boolean)) continue;
    for (const width of WIDTHS) {
      await sharp(Buffer.from(svg), { density: 144 }).resize(width, null, { kernel: 'lanczos3' }).webp(WEBP).toFile(fileOf(id, width));
    }
    manifest[id] = current;
    await writeManifest();
    drawn++;
    console.log(id);
  }
  for (const { id, scene, furniture } of presets) {
    if (drawn >= Number(options.most) || (options.only.length > 0 && !options.only.some((start) => id.startsWith(start)))) continue;
    const current = createHash('sha256')
      .update(JSON.stringify([code, REVISION, DRAWN, WEBP, scene, furniture]))
      .digest('hex')
      .slice(0, 16);
    if (manifest[id] === current && (await Promise.all(WIDTHS.map((width) => exists(fileOf(id, width))))).every(Boolean)) continue;
    camera ??= await openCompositionCamera(server.origin);
    const started = performance.now();
    const png = await camera.take(scene, furniture, { ...DRAWN, light: 'night', quality: 'high' });
    for (const width of WIDTHS) await sharp(png).resize(width, null, { kernel: 'lanczos3' }).webp(WEBP).toFile(fileOf(id, width));
    if (id === POSTER.id) await sharp(png).resize(POSTER.size).webp(POSTER.webp).toFile(POSTER.file);
    manifest[id] = current;
    await writeManifest();
    drawn++;
    console.log(`${id}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  // Pictures without a starting point are removed, files included.
  const ids = new Set([...presets, ...boards].map(({ id }) => id));
  for (const id of Object.keys(manifest).filter((known) => !ids.has(known))) {
    delete manifest[id];
    for (const width of WIDTHS) await rm(fileOf(id, width), { force: true });
  }
  await writeManifest();
  console.log(drawn === 0 ? 'Every composition is up to date.' : `${drawn} compositions drawn.`);
} finally {
  await camera?.close();
  await server.close();
}
