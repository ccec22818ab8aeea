/** @typedef {{ model: string, finish: string, mood: 'day' | 'night' }} Picture */

/**
 * Every picture of the catalogue: each finish by day, the default finish also by night.
 * @param {readonly { readonly model: string, readonly finishes: readonly [string, ...string[]] }[]} recipes
 * @returns {Picture[]}
 */
export const pictureList = (recipes) =>
  recipes.flatMap(({ model, finishes }) => [
    ...finishes.map((finish) => /** @type {const} */ ({ model, finish, mood: 'day' })),
    /** @type {const} */ ({ model, finish: finishes[0], mood: 'night' }),
  ]);

/** @param {Picture} picture */
export const pictureName = ({ model, finish, mood }) => `${model}/${finish}-${mood}`;
