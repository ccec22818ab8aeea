import { requireMeasure } from '../measure';

/** A connector of a part, by which it is joined to others. Metres from the middle of the part: x to the right, z down the page. */
export interface BoardConnector {
  /** Unique in its part. */
  readonly id: string;
  /** Only connectors of one kind join. */
  readonly kind: string;
  /** A male and a female one join. */
  readonly gender: 'male' | 'female';
  /** Metres from the middle of the part, to the right before it is turned. */
  readonly x: number;
  /** Metres from the middle of the part, down the plan before it is turned. */
  readonly z: number;
  /** Outward, clockwise from x; absent = from below, in any direction. */
  readonly facingDegrees?: number;
  /** The product is not complete while it is open. */
  readonly mustClose?: true;
}

/** Shape of a part on a board; its width and depth come from its model. */
export interface BoardShape {
  /** Outline that it covers. */
  readonly outline: 'rectangle' | 'round';
  /** Parts lie over one another only on different layers: carriers under the ceiling, the others hang from them. */
  readonly layer: 'carrier' | 'hung';
  /** Prefix of its label, such as P of P1. */
  readonly mark: string;
  /** Connectors to which other parts can be joined. */
  readonly connectors: readonly BoardConnector[];
  /** Greatest weight that may hang from it. */
  readonly mostLoadKg?: number;
}

/** Pose of a part: its middle and its turn, clockwise. */
export interface BoardPose {
  /** Metres from the middle of the board, to the right. */
  readonly x: number;
  /** Metres from the middle of the board, down the plan. */
  readonly z: number;
  /** Clockwise on the page, degrees. */
  readonly turnDegrees: number;
}

/** A part as geometry. */
export interface BoardBody extends BoardPose {
  /** Id of the part that it is the body of. */
  readonly id: string;
  /** Its outline and connectors, before it is turned. */
  readonly shape: BoardShape;
  /** Along x before it is turned, metres. */
  readonly widthMetres: number;
  /** Along z before it is turned, metres. */
  readonly depthMetres: number;
}

/** A connector of a part that is somewhere. */
export interface PlacedConnector {
  /** Id of the part that it belongs to. */
  readonly partId: string;
  /** Connector as the shape of the part defines it. */
  readonly connector: BoardConnector;
  /** Metres from the middle of the board, to the right. */
  readonly x: number;
  /** Metres from the middle of the board, down the plan. */
  readonly z: number;
  /** 0 up to 360. */
  readonly facingDegrees: number | undefined;
}

/** Positions are kept to a tenth of a millimetre. */
const PER_METRE = 10_000;

/** Metres rounded to 0.1 mm, the precision of boards, without a negative zero. */
export function roundedMetres(metres: number): number {
  return Math.round(metres * PER_METRE) / PER_METRE + 0;
}

/** 0 up to 360, to a hundredth of a degree. Throws a RangeError for an invalid angle (TB14). */
export function normalDegrees(degrees: number): number {
  const turned = (Math.round(requireMeasure(degrees, 'turn') * 100) / 100) % 360;
  return turned < 0 ? turned + 360 : turned + 0;
}

/** From −180 up to 180. */
export function signedDegrees(degrees: number): number {
  const normal = normalDegrees(degrees);
  return normal > 180 ? normal - 360 : normal;
}

/** A place of a part as a place of the board. Throws a RangeError for an invalid place (TB14). */
export function placeOnBoard({ x, z, turnDegrees }: BoardPose, at: { readonly x: number; readonly z: number }) {
  for (const metres of [x, z, at.x, at.z]) requireMeasure(metres, 'coordinate');
  const radians = (requireMeasure(turnDegrees, 'turn') * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x + at.x * cos - at.z * sin, z: z + at.x * sin + at.z * cos };
}

/** The connectors of a part where the part lies, in the order of its shape; x, z and direction on the board. */
export function placedConnectors(body: BoardBody): readonly PlacedConnector[] {
  return body.shape.connectors.map((connector) => ({
    partId: body.id,
    connector,
    ...placeOnBoard(body, connector),
    facingDegrees: connector.facingDegrees === undefined ? undefined : normalDegrees(connector.facingDegrees + body.turnDegrees),
  }));
}
