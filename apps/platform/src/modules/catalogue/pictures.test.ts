import { describe, expect, it } from 'vitest';
import { picturesOf } from './pictures';

const pictures = picturesOf('/static');

describe('picturesOf', () => {
  it.each([
    ['the finish that is asked for', pictures.day('0820', '31'), '/static/images/0820/31-day.webp'],
    ['the default finish where the other one was not drawn', pictures.day('0820', '55'), '/static/images/0820/42-day.webp'],
    ['the graphic for none where nothing was drawn', pictures.day('9999', '10'), '/static/images/no-image.svg'],
    ['the night of the default finish', pictures.night('0820', '31'), '/static/images/0820/42-night.webp'],
    ['the day where there is no night', pictures.night('9010', '10'), '/static/images/9010/10-day.webp'],
    ['a small picture', pictures.thumbnail('0820', '31'), '/static/images/0820/31-day-400.webp'],
    ['a small picture of the default finish', pictures.thumbnail('0820', ''), '/static/images/0820/42-day-400.webp'],
    ['a small graphic for none', pictures.thumbnail('9999', '10'), '/static/images/no-image.svg'],
    ['a finish of a model', pictures.ofFinish('0820', '31'), '/static/images/0820/31-day-400.webp'],
    ['a ball where the model was not drawn in the finish', pictures.ofFinish('0820', '55'), '/static/images/swatches/55.webp'],
    ['nothing for an unknown finish', pictures.ofFinish('0820', '00'), null],
    ['a line drawing', pictures.lineDrawing('0820'), '/static/images/0820/line.svg'],
    ['no line drawing of an unknown model', pictures.lineDrawing('9999'), null],
  ])('gives %s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  it.each([
    ['images/0820/42-day.webp', '/static/images/0820/42-day.webp', '/static/images/0820/42-night.webp'],
    ['images/9999/10-day.webp', '/static/images/no-image.svg', '/static/images/no-image.svg'],
    ['elsewhere.webp', '/static/images/no-image.svg', '/static/images/no-image.svg'],
  ])('reads the path %s of catalogue data', (path, day, night) => {
    expect(pictures.ofPath(path)).toEqual({ day, night });
  });
});
