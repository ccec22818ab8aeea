import type { Furniture } from '@candil/domain';
import type { EditorCore } from '../editor/core';

const FULL_TURN = 360;

/** Clockwise seen from above, from 0 up to a full turn; documents count the other way round. */
export function clockwiseOf({ turnDegrees }: Furniture): number {
  return (FULL_TURN - (turnDegrees % FULL_TURN)) % FULL_TURN;
}

/** A piece that stands at so many degrees clockwise. */
export function turnedTo(piece: Furniture, clockwiseDegrees: number): Furniture {
  const opposite = ((-clockwiseDegrees % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return { ...piece, turnDegrees: opposite > FULL_TURN / 2 ? opposite - FULL_TURN : opposite };
}

/** Turns a piece to so many degrees clockwise as one step. A `key` joins the steps of a turn. */
export function turnFurnitureTo(core: EditorCore, id: string, clockwiseDegrees: number, key?: string): void {
  const { furniture } = core.document.getState();
  const piece = furniture.find((each) => each.id === id);
  if (piece === undefined) return;
  const turned = turnedTo(piece, clockwiseDegrees);
  if (turned.turnDegrees === piece.turnDegrees) return;
  core.setFurniture(
    furniture.map((each) => (each.id === id ? turned : each)),
    key,
  );
}
