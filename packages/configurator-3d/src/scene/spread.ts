import type { Scene } from '@candil/configurator';

/** How far what is made reaches to the sides: lights, and where belts are held. */
export const spread = ({
  lights,
  belts,
}: Pick<Scene, 'lights' | 'belts'>): readonly { readonly x: number; readonly radiusMetres: number }[] => [
  ...lights,
  ...belts.flatMap(({ points }) => points.map(({ x }) => ({ x, radiusMetres: 0 }))),
];
