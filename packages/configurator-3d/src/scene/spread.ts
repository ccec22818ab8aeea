import type { Scene } from '@candil/configurator';

/** How far what is made reaches to the sides: lights, where belts are held and the ends of sticks. */
export const spread = ({
  lights,
  belts,
  sticks,
}: Pick<Scene, 'lights' | 'belts' | 'sticks'>): readonly { readonly x: number; readonly radiusMetres: number }[] => [
  ...lights,
  ...belts.flatMap(({ points }) => points.map(({ x }) => ({ x, radiusMetres: 0 }))),
  ...sticks.flatMap(({ from, to }) => [from, to].map(({ x }) => ({ x, radiusMetres: 0 }))),
];
