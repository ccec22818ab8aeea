import { SUB_FAMILY_IDS } from '@candil/domain';
import type { ToolId } from '../state/states';
import type { EditorSources } from './sources';

/** Construction of a collection: luminaires that hang by themselves, belts with lights on them, or sticks that are joined. */
export type System = 'pendants' | 'belts' | 'sticks';

export function systemOf({ subFamilyId }: Pick<EditorSources, 'subFamilyId'>): System {
  if (subFamilyId === SUB_FAMILY_IDS.PLUSMINUS) return 'belts';
  return subFamilyId === SUB_FAMILY_IDS.STICKS ? 'sticks' : 'pendants';
}

export interface EditorTool {
  readonly id: ToolId;
  /** The key that takes it, the same in every language. */
  readonly shortcut: string;
  /** True for tools that change the drawing. */
  readonly draws: boolean;
}

const SELECT: EditorTool = { id: 'select', shortcut: 'V', draws: false };
const ROOM: EditorTool = { id: 'room', shortcut: 'R', draws: true };
const MEASURE: EditorTool = { id: 'measure', shortcut: 'M', draws: false };

const PENDANT_TOOLS: readonly EditorTool[] = [
  SELECT,
  { id: 'add', shortcut: 'A', draws: true },
  { id: 'height', shortcut: 'H', draws: true },
  { id: 'pattern', shortcut: 'P', draws: true },
  ROOM,
  MEASURE,
  { id: 'electrical', shortcut: 'E', draws: false },
];

/** In the order in which they stand on the rail; a key belongs to one tool of a system. */
const TOOLS: Readonly<Record<System, readonly EditorTool[]>> = {
  pendants: PENDANT_TOOLS,
  belts: [
    SELECT,
    { id: 'belt', shortcut: 'B', draws: true },
    { id: 'add', shortcut: 'L', draws: true },
    { id: 'power', shortcut: 'P', draws: true },
    MEASURE,
    { id: 'split', shortcut: 'X', draws: true },
    ROOM,
  ],
  sticks: [
    SELECT,
    { id: 'stick', shortcut: 'L', draws: true },
    { id: 'joint', shortcut: 'J', draws: true },
    { id: 'power', shortcut: 'P', draws: true },
    { id: 'roll', shortcut: 'R', draws: true },
    { id: 'room', shortcut: 'O', draws: true },
    MEASURE,
  ],
};

export function toolsOf(system: System): readonly EditorTool[] {
  return TOOLS[system];
}
