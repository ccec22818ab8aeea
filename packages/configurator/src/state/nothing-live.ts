import type { LiveState, Scope } from './states';

/** Between gestures. */
export const NOTHING_LIVE: LiveState = {
  overrides: new Map(),
  ghosts: [],
  previews: [],
  room: undefined,
  furniture: new Map(),
  turn: undefined,
  belts: new Map(),
  hosts: new Map(),
  sticks: new Map(),
  rods: [],
  cut: undefined,
  draft: undefined,
  guides: [],
  marquee: undefined,
};

export const IDLE: Scope = { kind: 'idle' };
