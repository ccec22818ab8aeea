/** Every picture of the catalogue: each finish by day, the default finish also by night. */
export const pictureList = (recipes) =>
  recipes.flatMap((recipe) => [
    ...recipe.finishes.map((finish) => ({ model: recipe.model, finish, mood: 'day' })),
    { model: recipe.model, finish: recipe.finishes[0], mood: 'night' },
  ]);

export const pictureName = ({ model, finish, mood }) => `${model}/${finish}-${mood}`;
