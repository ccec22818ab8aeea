import {
  attachBody,
  type BoardPart,
  boardJoints,
  bodyOf,
  type ModelDefinition,
  openConnectors,
  type Selection,
  type ToolkitBoard,
} from '@candil/domain';
import type { BoardPreset, PresetPart } from '../source/board-presets.data';
import { SYSTEM_PARTS } from '../source/system-parts.data';
import { wholeSelection } from './whole-selection';

/** A starting point of a toolkit as the board that the editor opens: every part takes hold of the one that it names. */
export function expandBoard({ subFamilyId, scheme, parts }: BoardPreset, modelOf: (number: string) => ModelDefinition): ToolkitBoard {
  const sources = { modelOf, partOf: (model: string) => SYSTEM_PARTS[model] };
  const placed: BoardPart[] = [];
  for (const source of parts) {
    const part: BoardPart = { id: source.id, model: source.model, selection: selectionOf(source, modelOf), x: 0, z: 0, turnDegrees: 0 };
    const body = bodyOf(part, sources);
    const bodies = placed.flatMap((each) => bodyOf(each, sources) ?? []);
    if (body === undefined) throw new Error(`board ${scheme}: model ${source.model} is on no board`);
    const [to, connector] = source.at ?? [];
    const onto = openConnectors(bodies, boardJoints(bodies)).find(
      (open) => open.partId === to && (connector === 'end' ? open.connector.mustClose === true : open.connector.id === connector),
    );
    const snap = onto && attachBody(body, onto, bodies);
    if (source.at !== undefined && snap === undefined)
      throw new Error(`board ${scheme}: ${source.id} finds no place at ${to} ${connector}`);
    const { x, z, turnDegrees } = snap?.pose ?? part;
    placed.push({ ...part, x, z, turnDegrees });
  }
  const { applicationLocationId } = modelOf(parts[0]?.model ?? '');
  return { type: 'ToolkitBoard', version: 1, subFamilyId, applicationLocationId, parts: placed };
}

function selectionOf({ model: number, color, heightCm }: PresetPart, modelOf: (number: string) => ModelDefinition): Selection {
  const model = modelOf(number);
  const selection = wholeSelection(model, { color });
  if (selection === undefined) throw new Error(`no article of model ${number} has finish ${color}`);
  const range = model.variations.find(({ type }) => type === 'pendantHeight')?.value;
  const standard = typeof range === 'object' ? range.standard : undefined;
  const pendantHeightCm = heightCm ?? standard;
  return pendantHeightCm === undefined ? selection : { ...selection, pendantHeightCm };
}
