import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { REVISION } from 'three';
import { openCamera } from './camera.mjs';
import { writeContactSheet } from './contact-sheet.mjs';
import { codeHash, pictureHash } from './fingerprint.mjs';
import { pictureList, pictureName } from './picture-list.mjs';
import { startPictureServer } from './picture-server.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEBP = { quality: 96, effort: 6, smartSubsample: true };
const SIZES = [
  { pixels: 800, suffix: '' },
  { pixels: 400, suffix: '-400' },
];

const { values: wish } = parseArgs({
  options: {
    /** Beginning of picture names, such as `0820` or `0820/42-day`. */
    only: { type: 'string', multiple: true, default: [] },
    samples: { type: 'string', default: '8' },
    out: { type: 'string', default: path.join(ROOT, 'packages/catalogue/images') },
  },
});

const settings = { samples: Number(wish.samples), webp: WEBP, three: REVISION };
const manifestFile = path.join(wish.out, 'manifest.json');
const readManifest = async () => JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
const pictureFiles = (name) => SIZES.map(({ suffix }) => path.join(wish.out, `${name}${suffix}.webp`));
const allExist = async (files) =>
  (
    await Promise.all(
      files.map((file) =>
        stat(file).then(
          () => true,
          () => false,
        ),
      ),
    )
  ).every(Boolean);

const save = async (name, png) => {
  await mkdir(path.dirname(path.join(wish.out, name)), { recursive: true });
  for (const { pixels, suffix } of SIZES) {
    const picture = pixels === 800 ? sharp(png) : sharp(png).resize(pixels, pixels, { kernel: 'lanczos3' });
    await picture.webp(WEBP).toFile(path.join(wish.out, `${name}${suffix}.webp`));
  }
};

const server = await startPictureServer();
let camera;
try {
  const { LUMINAIRE_RECIPES, finishMaterial, luminaireRecipe } = await server.recipes();
  const code = await codeHash([path.join(ROOT, 'packages/configurator-3d/src'), path.join(import.meta.dirname, 'page')]);
  const manifest = await readManifest();
  const pictures = pictureList(LUMINAIRE_RECIPES);

  let drawn = 0;
  for (const picture of pictures) {
    const name = pictureName(picture);
    if (wish.only.length > 0 && !wish.only.some((start) => name.startsWith(start))) continue;
    const hash = pictureHash(code, luminaireRecipe(picture.model), finishMaterial(picture.finish), picture, settings);
    if (manifest[name] === hash && (await allExist(pictureFiles(name)))) continue;
    camera ??= await openCamera(server.origin);
    const started = performance.now();
    const png = await camera.take(picture, settings.samples);
    await save(name, png);
    manifest[name] = hash;
    await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`);
    drawn++;
    console.log(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }

  const names = new Set(pictures.map(pictureName));
  for (const name of Object.keys(manifest).filter((known) => !names.has(known))) {
    await Promise.all(pictureFiles(name).map((file) => rm(file, { force: true })));
    delete manifest[name];
  }
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`);
  if (drawn > 0) await writeContactSheet(wish.out, pictures.filter((picture) => manifest[pictureName(picture)]).map(pictureName));
  console.log(drawn === 0 ? 'Every picture is up to date.' : `${drawn} pictures drawn.`);
} finally {
  await camera?.close();
  await server.close();
}
