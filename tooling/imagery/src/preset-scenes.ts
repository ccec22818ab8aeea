import { seedData } from '@candil/catalogue';
import { type Furniture, type Scene, sceneOf } from '@candil/configurator';
import { isToolkitBoard, loadDocument, snapshotOf } from '@candil/domain';

/** A composed starting point of the catalogue as the views draw it. */
export interface PresetScene {
  /** Id of the starting point; the same in every market. */
  readonly id: string;
  readonly scene: Scene;
  readonly furniture: readonly Furniture[];
}

/** Every composed starting point, each once. Throws where one is no document: the catalogue's own tests keep them whole. */
export const presetScenes = (): readonly PresetScene[] => {
  const { browsing, models, accessories } = seedData();
  const modelOf = (code: string) => accessories.find(({ model }) => model === code);
  const found = new Map<string, PresetScene>();
  for (const { id, composition } of browsing.preconfigs.flatMap(({ preconfigs }) => preconfigs)) {
    if (!composition || isToolkitBoard(composition.document) || found.has(id)) continue;
    const loaded = loadDocument(composition.document, { models });
    if (!loaded.ok) throw new Error(`${id}: ${loaded.failure.code}`);
    found.set(id, { id, scene: sceneOf(snapshotOf(loaded.value.tree), { modelOf }), furniture: composition.furniture });
  }
  return [...found.values()];
};
