import type { FinishMaterial, LuminaireRecipe } from '@candil/catalogue/imagery';
import { buildLuminaire, createStudio, luminaireParts, MOODS, type Mood, pictureSample, studioEnvironment } from '@candil/configurator-3d';
import type { Material, Mesh, MeshPhysicalMaterial } from 'three';
import { addGeometry, addScene, materialTraits, newHash } from './scene-digest';

const kept = <T>(make: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
};

const roomDigest = kept((mood) => {
  const hash = newHash();
  addScene(hash, studioEnvironment(mood as Mood));
  return hash.digest('hex');
});

/** Two places of the moving lights stand for all of them. */
const SAMPLES = [0, 5] as const;

const PLAIN: FinishMaterial = { code: 'plain', hex: '#808080', roughness: 0.5, metalness: 0, clearcoat: 0, clearcoatRoughness: 0 };

const shapes = new WeakMap<LuminaireRecipe, string>();

const shapeDigest = (recipe: LuminaireRecipe): string => {
  const known = shapes.get(recipe);
  if (known) return known;
  const hash = newHash();
  for (const part of luminaireParts(recipe)) {
    hash.update(part.surface);
    addGeometry(hash, part.geometry, part.place);
  }
  const digest = hash.digest('hex');
  shapes.set(recipe, digest);
  return digest;
};

/** Fingerprint of the inputs of a line drawing. */
export const shapeFingerprint = (code: string, recipe: LuminaireRecipe): string => {
  const { widthMetres, heightMetres, depthMetres, mount } = recipe;
  return newHash()
    .update(JSON.stringify([code, shapeDigest(recipe), widthMetres, heightMetres, depthMetres, mount]))
    .digest('hex')
    .slice(0, 16);
};

/** Says what a picture depends on: the triangles, the materials, the studio. Not the code that makes them: tidying it draws nothing again. */
export const pictureFingerprints = (code: string, settings: unknown) => {
  const scenes = new WeakMap<LuminaireRecipe, Map<string, string>>();
  const sceneDigest = (recipe: LuminaireRecipe, finish: FinishMaterial, mood: Mood): string => {
    const sheet = recipe.view.paper === 'light' ? (finish.paper ?? 'light') : recipe.view.paper;
    const of = scenes.get(recipe) ?? new Map<string, string>();
    scenes.set(recipe, of);
    const known = of.get(mood + sheet);
    if (known) return known;
    const hash = newHash();
    const luminaire = buildLuminaire(recipe, PLAIN, { lightLevel: MOODS[mood].lampLevel, cableMetres: 3 });
    const studio = createStudio(mood, recipe, luminaire, sheet);
    const body = luminaire.getObjectByName('body');
    for (const sample of SAMPLES) {
      const { light, pixel } = pictureSample(sample);
      studio.aim(light);
      studio.frame(800, pixel);
      addScene(hash, studio.scene, studio.camera, (node) => node === body);
    }
    body?.traverse((node) => {
      if ('isMesh' in node) hash.update(JSON.stringify(materialTraits((node as Mesh<Mesh['geometry'], Material>).material)));
    });
    luminaire.traverse((node) => {
      if ('isMesh' in node) (node as Mesh<Mesh['geometry'], MeshPhysicalMaterial>).geometry.dispose();
    });
    const digest = hash.digest('hex');
    of.set(mood + sheet, digest);
    return digest;
  };
  return (recipe: LuminaireRecipe, finish: FinishMaterial, mood: Mood): string =>
    newHash()
      .update(JSON.stringify([code, settings, shapeDigest(recipe), sceneDigest(recipe, finish, mood), roomDigest(mood), finish]))
      .digest('hex')
      .slice(0, 16);
};
