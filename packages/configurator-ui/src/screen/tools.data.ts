import type { System, ToolId } from '@candil/configurator';
import {
  BeltIcon,
  BoltIcon,
  ClipLightIcon,
  CursorIcon,
  HeightIcon,
  type IconProps,
  JointIcon,
  PatternIcon,
  PlusIcon,
  RollIcon,
  RoomIcon,
  RulerIcon,
  ScissorsIcon,
  StickIcon,
} from '@candil/ui-kit/icon';
import type { ComponentType } from 'react';

const ICONS: Readonly<Record<ToolId, ComponentType<IconProps>>> = {
  select: CursorIcon,
  add: PlusIcon,
  height: HeightIcon,
  pattern: PatternIcon,
  room: RoomIcon,
  measure: RulerIcon,
  electrical: BoltIcon,
  belt: BeltIcon,
  power: BoltIcon,
  split: ScissorsIcon,
  stick: StickIcon,
  joint: JointIcon,
  roll: RollIcon,
};

/** On belts a luminaire is clipped, not hung. */
export const iconOf = (id: ToolId, system: System): ComponentType<IconProps> =>
  id === 'add' && system === 'belts' ? ClipLightIcon : ICONS[id];
