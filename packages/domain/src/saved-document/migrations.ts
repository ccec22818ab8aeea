import { completeDocument } from './complete-document';
import type { JsonObject } from './json';

/** Turns a document of one version into one of the next. Pure, and for any plain data: what it does not understand it leaves. */
export type Migration = (document: JsonObject) => JsonObject;

/** In the order of the versions that they take, from 1 on (SV4). */
export const MIGRATIONS: readonly Migration[] = [completeDocument, withPose];

/** From 2 to 3: an element may have pose and geometry, which version 2 lacks. */
function withPose(document: JsonObject): JsonObject {
  return document;
}
