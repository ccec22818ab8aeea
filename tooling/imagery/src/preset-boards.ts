import { seedData } from '@candil/catalogue';
import { drawBoard, pictureSvgOfBoard } from '@candil/configurator/board-sheet';
import { bodyOf, isToolkitBoard } from '@candil/domain';

/** A board of the catalogue with its picture as SVG. */
export interface PresetBoard {
  /** Id of the starting point; the same in every market. */
  readonly id: string;
  readonly svg: string;
}

/** Every starting point of a toolkit, each once. */
export const presetBoards = (): readonly PresetBoard[] => {
  const { browsing, models, systemParts } = seedData();
  const byNumber = new Map(models.map((model) => [model.model, model]));
  const sources = { modelOf: (model: string) => byNumber.get(model), partOf: (model: string) => systemParts[model] };
  const found = new Map<string, PresetBoard>();
  for (const { id, composition } of browsing.preconfigs.flatMap(({ preconfigs }) => preconfigs)) {
    const document = composition?.document;
    if (document === undefined || !isToolkitBoard(document) || found.has(id)) continue;
    const bodies = new Map(document.parts.flatMap((part) => bodyOf(part, sources) ?? []).map((body) => [body.id, body]));
    const parts = new Map(document.parts.map((part) => [part.id, part]));
    const drawn = drawBoard({ bodies, parts, labels: new Map() }, { models: byNumber }, { length: () => '', nameOf: (model) => model });
    if (drawn === undefined) throw new Error(`${id}: an empty board`);
    found.set(id, { id, svg: pictureSvgOfBoard(drawn) });
  }
  return [...found.values()];
};
