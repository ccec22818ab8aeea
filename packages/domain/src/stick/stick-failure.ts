import type { AttachSurface } from '../belt';
import type { ElementId } from '../element';

/** Why sticks do not stand as they are asked for; lengths in metres, angles in degrees. */
export type StickFailure =
  /** An end is not where a stick of that length reaches. */
  | { readonly code: 'stick.reach'; readonly stickId: ElementId; readonly lengthMetres: number; readonly metres: number }
  /** The stick leaves the room. */
  | { readonly code: 'stick.outside-room'; readonly stickId: ElementId }
  /** Two sticks of a joint, or a stick and the surface that it is fixed to, lean too near to each other or too straight. */
  | {
      readonly code: 'stick.angle';
      readonly stickIds: readonly ElementId[];
      readonly degrees: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'stick.surface-angle';
      /** Id of the stick. */
      readonly stickId: ElementId;
      /** Wall, floor or ceiling. */
      readonly surface: AttachSurface;
      /** Between the stick and the surface, degrees. */
      readonly degrees: number;
      /** The least that it may be, degrees. */
      readonly min: number;
    }
  /** Two sticks pass through each other; `metres` between their axes. */
  | { readonly code: 'stick.cross'; readonly stickIds: readonly ElementId[]; readonly metres: number }
  /** No end of a line is fixed to a surface. */
  | { readonly code: 'stick.anchor'; readonly stickIds: readonly ElementId[] }
  /** Nothing feeds a line. */
  | { readonly code: 'stick.feed'; readonly stickIds: readonly ElementId[] }
  /** The feeds of a line differ in their controls, each listed once. */
  | {
      readonly code: 'stick.control';
      readonly stickIds: readonly ElementId[];
      readonly feedIds: readonly ElementId[];
      readonly controls: readonly string[];
    };

/** Why a figure has no place in a room. */
export type FigureFailure =
  /** The figure needs more room than it is given, metres. */
  { readonly code: 'stick.figure-size'; readonly neededMetres: number; readonly metres: number } | { readonly code: 'stick.figure-place' };
