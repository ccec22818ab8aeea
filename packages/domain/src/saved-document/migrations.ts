import { type Json, type JsonObject, objectOf } from './json';
import { completeDocument } from './migrate-to-3';

/** Turns a document of one version into one of the next. Pure, and for any plain data: what it does not understand it leaves. */
export type Migration = (document: JsonObject) => JsonObject;

/** By the version that each one takes (SV4). */
export const MIGRATIONS: Readonly<Record<number, Migration>> = { 1: nameOnce, 2: completeDocument };

/** Pendants of version 1 hang this high at most when their height is told in metres. */
const MOST_METRES = 10;

/**
 * From 1 to 2: one name for one thing. Version 1 calls a code `model`, a colour `finish` and a temperature `ledColourTemp` as well,
 * and tells the height of a Pendant in metres.
 */
function nameOnce(document: JsonObject): JsonObject {
  const props = objectOf(document.props);
  const { elements } = document;
  return {
    ...document,
    ...(props === undefined ? {} : { props: namedProps(props, document.type === 'Pendant') }),
    ...(Array.isArray(elements) ? { elements: elements.map((placement: Json) => namedPlacement(placement)) } : {}),
  };
}

function namedPlacement(placement: Json): Json {
  const object = objectOf(placement);
  const element = objectOf(object?.element);
  return object === undefined || element === undefined ? placement : { ...object, element: nameOnce(element) };
}

function namedProps(props: JsonObject, isPendant: boolean): JsonObject {
  const named = renamed(props, 'model', 'code');
  const attributes = objectOf(named.attributes);
  if (attributes === undefined) return named;
  const once = renamed(renamed(attributes, 'finish', 'color'), 'ledColourTemp', 'temperature');
  return { ...named, attributes: isPendant ? { ...once, ...heightOf(once.pendantHeight) } : once };
}

function heightOf(height: Json | undefined): JsonObject {
  return typeof height === 'number' && height <= MOST_METRES ? { pendantHeight: Math.round(height * 100) } : {};
}

/** Under its one name; where both stand, the one name counts. */
function renamed(object: JsonObject, from: string, to: string): JsonObject {
  const { [from]: value, ...rest } = object;
  return value === undefined ? object : { [to]: value, ...rest };
}
