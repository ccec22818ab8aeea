/** What stands in a room for scale and to be lit; saved beside the document, never an article. */
export interface Furniture {
  readonly id: string;
  readonly kind: 'table' | 'round-table' | 'sideboard' | 'sofa' | 'counter' | 'person';
  /** Middle on the floor, metres from the middle of the room. */
  readonly x: number;
  readonly z: number;
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly heightMetres: number;
  readonly turnDegrees: number;
}
