import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { REVISION } from 'three';
import { openCamera } from './camera.mjs';
import { codeHash } from './code-hash.mjs';
import { writeContactSheet } from './contact-sheet.mjs';
import { startPictureServer } from './picture-server.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEBP = { quality: 96, effort: 6, smartSubsample: true };
const CANVAS = 800;

const { values: options } = parseArgs({
  options: {
    /** Beginning of picture names, such as `0820`, `0820/42-day` or `swatches`. */
    only: { type: 'string', multiple: true, default: [] },
    /** Default finishes alone. */
    heroes: { type: 'boolean', default: false },
    /** Day or night alone. */
    mood: { type: 'string' },
    /** Most pictures to draw, so that other programs get their turn of the machine. */
    most: { type: 'string', default: '10000' },
    /** Least number of drawings averaged into a picture; a picture with more is kept. */
    samples: { type: 'string', default: '4' },
    out: { type: 'string', default: path.join(ROOT, 'packages/catalogue-pictures/images') },
  },
});

const samples = Number(options.samples);
const settings = { webp: WEBP, three: REVISION };
const manifestFile = path.join(options.out, 'manifest.json');
const readManifest = async () => JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
const writeManifest = (manifest) =>
  writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`);
/** An entry holds the fingerprint of the inputs and the number of drawings in the mean. */
const isGood = (entry = '', fingerprint) => entry.split(' ')[0] === fingerprint && Number(entry.split(' ')[1]) >= samples;
const exists = (file) =>
  stat(path.join(options.out, file)).then(
    () => true,
    () => false,
  );

const save = async (files, png, drawnPixels) => {
  for (const { file, pixels } of files) {
    const target = path.join(options.out, file);
    await mkdir(path.dirname(target), { recursive: true });
    const picture = pixels === drawnPixels ? sharp(png) : sharp(png).resize(pixels, pixels, { kernel: 'lanczos3' });
    await picture.webp(WEBP).toFile(target);
  }
};

const server = await startPictureServer();
let camera;
try {
  const { LUMINAIRE_RECIPES, finishMaterial, luminaireRecipe } = await server.load('@candil/catalogue/imagery');
  const { pictureFingerprints, shapeFingerprint } = await server.load('../fingerprint/picture-fingerprint.ts');
  const { PICTURE_SIZES, pictureFile, pictureList, pictureName } = await server.load('../picture-list.ts');
  const { SWATCH_MATERIALS, SWATCH_PIXELS, swatchRecipe } = await server.load('../swatch-recipe.ts');
  const { lineDrawing } = await server.load('../line/line-drawing.ts');
  const { NO_IMAGE } = await server.load('../line/no-image.ts');
  const code = await codeHash([
    path.join(import.meta.dirname, 'page/picture-mean.ts'),
    path.join(import.meta.dirname, 'page/photographer.ts'),
  ]);
  const fingerprint = pictureFingerprints(code, settings);
  const manifest = await readManifest();

  const pictures = pictureList(LUMINAIRE_RECIPES);
  const jobs = [
    ...pictures.map((picture) => {
      const name = pictureName(picture);
      return {
        name,
        hero: picture.hero,
        files: PICTURE_SIZES.map((pixels) => ({ file: pictureFile(name, pixels), pixels })),
        query: { model: picture.model, finish: picture.finish, mood: picture.mood },
        pixels: CANVAS,
        hash: () => fingerprint(luminaireRecipe(picture.model), finishMaterial(picture.finish), picture.mood),
      };
    }),
    ...SWATCH_MATERIALS.map((material) => {
      const name = `swatches/${material.code}`;
      return {
        name,
        hero: true,
        files: [{ file: `${name}.webp`, pixels: SWATCH_PIXELS }],
        query: { swatch: material.code, mood: 'day' },
        pixels: CANVAS,
        hash: () => fingerprint(swatchRecipe(material.code), material, 'day'),
      };
    }),
  ];
  const wanted = (job) =>
    (!options.heroes || job.hero) &&
    (options.mood === undefined || job.query.mood === options.mood) &&
    (options.only.length === 0 || options.only.some((start) => job.name.startsWith(start)));
  const ordered = [...jobs.filter((job) => job.hero), ...jobs.filter((job) => !job.hero)].filter(wanted);

  const lineCode = await codeHash(
    ['line-drawing', 'part-map', 'trace-outlines'].map((file) => path.join(import.meta.dirname, `line/${file}.ts`)),
  );
  for (const recipe of LUMINAIRE_RECIPES) {
    const name = `${recipe.model}/line`;
    const current = shapeFingerprint(lineCode, recipe);
    if (manifest[name] === current && (await exists(`${name}.svg`))) continue;
    await mkdir(path.join(options.out, recipe.model), { recursive: true });
    await writeFile(path.join(options.out, `${name}.svg`), lineDrawing(recipe));
    manifest[name] = current;
  }

  await writeFile(path.join(options.out, 'no-image.svg'), NO_IMAGE);

  let drawn = 0;
  for (const { name, files, query, pixels, hash } of ordered) {
    if (drawn >= Number(options.most)) break;
    const current = hash();
    if (isGood(manifest[name], current) && (await Promise.all(files.map(({ file }) => exists(file)))).every(Boolean)) continue;
    camera ??= await openCamera(server.origin);
    const started = performance.now();
    await save(files, await camera.take({ ...query, pixels: String(pixels) }, samples), pixels);
    manifest[name] = `${current} ${samples}`;
    await writeManifest(manifest);
    drawn++;
    console.log(`${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }

  // Pictures without a recipe are removed, files included.
  const kept = new Set([
    ...jobs.filter(({ name }) => manifest[name]).flatMap(({ files }) => files.map(({ file }) => file)),
    ...LUMINAIRE_RECIPES.map(({ model }) => `${model}/line.svg`),
    'contact-sheet.webp',
    'no-image.svg',
    'manifest.json',
  ]);
  for (const entry of await readdir(options.out, { recursive: true, withFileTypes: true })) {
    const file = path.relative(options.out, path.join(entry.parentPath, entry.name));
    // Pictures of compositions have their own command and manifest.
    if (file.startsWith(`compositions${path.sep}`)) continue;
    if (entry.isFile() && !kept.has(file)) await rm(path.join(options.out, file));
  }
  const names = new Set([...jobs.map(({ name }) => name), ...LUMINAIRE_RECIPES.map(({ model }) => `${model}/line`)]);
  for (const name of Object.keys(manifest).filter((known) => !names.has(known))) delete manifest[name];
  await writeManifest(manifest);
  const heroes = pictures.filter(({ hero }) => hero).map(pictureName);
  if (drawn > 0)
    await writeContactSheet(
      options.out,
      heroes.filter((name) => manifest[name]),
    );
  const waiting = ordered.filter(({ name }) => !manifest[name]).length;
  console.log(drawn === 0 ? 'Every picture is up to date.' : `${drawn} pictures drawn${waiting ? `, ${waiting} have none yet` : ''}.`);
} finally {
  await camera?.close();
  await server.close();
}
