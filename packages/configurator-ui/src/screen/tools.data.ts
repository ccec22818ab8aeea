import type { ToolId } from '@candil/configurator';
import { BoltIcon, CursorIcon, HeightIcon, type IconProps, PatternIcon, PlusIcon, RoomIcon, RulerIcon } from '@candil/ui-kit/icon';
import type { ComponentType } from 'react';

export interface Tool {
  readonly id: ToolId;
  /** The key that takes it, the same in every language. */
  readonly shortcut: string;
  readonly Icon: ComponentType<IconProps>;
}

export const TOOLS: readonly Tool[] = [
  { id: 'select', shortcut: 'V', Icon: CursorIcon },
  { id: 'add', shortcut: 'A', Icon: PlusIcon },
  { id: 'height', shortcut: 'H', Icon: HeightIcon },
  { id: 'pattern', shortcut: 'P', Icon: PatternIcon },
  { id: 'room', shortcut: 'R', Icon: RoomIcon },
  { id: 'measure', shortcut: 'M', Icon: RulerIcon },
  { id: 'electrical', shortcut: 'E', Icon: BoltIcon },
];
