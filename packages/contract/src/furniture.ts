import { FURNITURE_KINDS, type Furniture } from '@candil/domain';
import * as z from 'zod/mini';
import { wellFormedText } from './wire-values';

/** Most pieces of furniture of one room. */
export const FURNITURE_MAX = 50;

/** A room is at most 200 m wide, and a piece stands within it. */
const place = z.number().check(z.minimum(-100), z.maximum(100));
const measure = z.number().check(z.minimum(0.05), z.maximum(20));

/** Object in a room for scale and to be lit; metres from the middle of the floor. */
export const furniture = z.object({
  id: wellFormedText(100, 1),
  kind: z.enum(FURNITURE_KINDS),
  x: place,
  z: place,
  widthMetres: measure,
  depthMetres: measure,
  heightMetres: measure,
  turnDegrees: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** Saved content of a configuration: the document as the domain library writes it, and the furniture of its room. */
export const configurationContent = {
  /** Saved document of any version. The service reads it by the domain library and reports its problems (IM, SV). */
  document: z.unknown(),
  furniture: z._default(z.array(furniture).check(z.maxLength(FURNITURE_MAX)), []),
};

/** Furniture of a room as untrusted data; undefined for invalid data, or too many pieces. */
export const readFurniture = (value: unknown): readonly Furniture[] | undefined => {
  const read = z.safeParse(configurationContent.furniture, value);
  return read.success ? read.data : undefined;
};
