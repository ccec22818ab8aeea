import { type CalendarDay, initialSelection, type ModelDefinition } from '@candil/domain';

/** By day, or lit in a dim room. */
export type Mood = 'day' | 'night';

/** Address of a model's picture in a finish, 800 px or (`small`) 400 px wide; the static service is a prefix or a host. */
export const pictureOf = (staticPrefix: string, model: string, finish: string, mood: Mood, size: 'large' | 'small' = 'large'): string =>
  `${staticPrefix}/images/${model}/${finish}-${mood}${size === 'small' ? '-400' : ''}.webp`;

/** By night a model is pictured in its default finish only. */
export const hasNightPicture = (model: ModelDefinition, finish: string, today: CalendarDay): boolean =>
  initialSelection(model, today).color === finish;

/** The drawing of a model with its measures. */
export const drawingOf = (staticPrefix: string, model: string): string => `${staticPrefix}/images/${model}/line.svg`;
