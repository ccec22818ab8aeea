import type { SceneBelt, SceneLight } from '@candil/configurator';

/** From where to where a span is along its belt, metres. */
export const reachOfSpan = ({ points, spans, lengthMetres }: SceneBelt, index: number): readonly [from: number, to: number] => {
  const from = points[spans[index]?.from ?? 0]?.arcLengthMetres ?? 0;
  const next = spans[index + 1];
  return [from, next === undefined ? lengthMetres : (points[next.from]?.arcLengthMetres ?? lengthMetres)];
};

/** The span that a place along a belt is in. */
export const spanAlong = (belt: SceneBelt, arcLengthMetres: number): number => {
  const after = belt.spans.findIndex((_, index) => reachOfSpan(belt, index)[0] > arcLengthMetres);
  return Math.max(0, (after < 0 ? belt.spans.length : after) - 1);
};

/** Lights that hang in a span, in the order along the belt. */
export const lightsOfSpan = (belt: SceneBelt, index: number, lights: readonly SceneLight[]): readonly SceneLight[] =>
  belt.lightIds.flatMap((id) => {
    const light = lights.find((each) => each.id === id);
    return light?.host !== undefined && spanAlong(belt, light.host.arcLengthMetres) === index ? [light] : [];
  });
