import type { ToolId } from '@candil/configurator';
import { BoltIcon, CursorIcon, HeightIcon, type IconProps, PatternIcon, PlusIcon, RoomIcon, RulerIcon } from '@candil/ui-kit/icon';
import type { ComponentType } from 'react';

export interface Tool {
  readonly id: ToolId;
  /** The key that takes it, the same in every language. */
  readonly shortcut: string;
  readonly Icon: ComponentType<IconProps>;
  /** Changes what is drawn. */
  readonly draws: boolean;
}

const TOOLS: readonly Tool[] = [
  { id: 'select', shortcut: 'V', Icon: CursorIcon, draws: false },
  { id: 'add', shortcut: 'A', Icon: PlusIcon, draws: true },
  { id: 'height', shortcut: 'H', Icon: HeightIcon, draws: true },
  { id: 'pattern', shortcut: 'P', Icon: PatternIcon, draws: true },
  { id: 'room', shortcut: 'R', Icon: RoomIcon, draws: true },
  { id: 'measure', shortcut: 'M', Icon: RulerIcon, draws: false },
  { id: 'electrical', shortcut: 'E', Icon: BoltIcon, draws: false },
];

/** The tools of a mode: where nothing may be drawn, those that look and measure. */
export const toolsFor = (isReadOnly: boolean): readonly Tool[] => (isReadOnly ? TOOLS.filter(({ draws }) => !draws) : TOOLS);
