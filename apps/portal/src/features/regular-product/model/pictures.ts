/** By day, or lit in a dim room. */
export type Mood = 'day' | 'night';

/** Address of a model's picture in a finish, 800 px or (`small`) 400 px wide. */
export const pictureOf = (model: string, finish: string, mood: Mood, size: 'large' | 'small' = 'large'): string =>
  `/static/images/${model}/${finish}-${mood}${size === 'small' ? '-400' : ''}.webp`;
