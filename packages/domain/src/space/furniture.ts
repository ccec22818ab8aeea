/** The kinds of furniture that a room may show. */
export const FURNITURE_KINDS = ['table', 'round-table', 'sideboard', 'sofa', 'counter', 'person'] as const;

/** What stands in a room for scale and to be lit; kept beside a configuration, never an article. */
export interface Furniture {
  readonly id: string;
  readonly kind: (typeof FURNITURE_KINDS)[number];
  /** Middle on the floor, metres from the middle of the room. */
  readonly x: number;
  readonly z: number;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** About the vertical axis, −180 to 180. */
  readonly turnDegrees: number;
}
