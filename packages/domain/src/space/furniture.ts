/** The kinds of furniture that a room may show. */
export const FURNITURE_KINDS = ['table', 'round-table', 'sideboard', 'sofa', 'counter', 'person'] as const;

/** Object in a room for scale and to be lit; stored beside a configuration, never an article. */
export interface Furniture {
  /** Id of the object. */
  readonly id: string;
  /** Kind of furniture. */
  readonly kind: (typeof FURNITURE_KINDS)[number];
  /** Middle on the floor, metres from the middle of the room. */
  readonly x: number;
  /** Metres to the front from the middle of the floor. */
  readonly z: number;
  /** Along x, metres. */
  readonly widthMetres: number;
  /** Along z, metres. */
  readonly depthMetres: number;
  /** Above the floor, metres. */
  readonly heightMetres: number;
  /** About the vertical axis, −180 to 180. */
  readonly turnDegrees: number;
}
