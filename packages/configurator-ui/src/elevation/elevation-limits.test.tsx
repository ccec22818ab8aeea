// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';

afterEach(() => vi.restoreAllMocks());

/** Pixels from the line of the shortest suspension down to its text, in a drawing of this height. */
const textUnderLine = async (height: number): Promise<number> => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, height));
  const { editor } = await openEditor();
  act(() => {
    editor.setView({ layout: 'elevation' });
    editor.select(['l1']);
  });
  const elevation = screen.getByRole('application', { name: /^Elevation A/ });
  const text = within(elevation).getByText(/shortest$/);
  const line = /^M\S+ (\S+)H/.exec(text.previousElementSibling?.getAttribute('d') ?? '')?.[1];
  return Number(text.getAttribute('y')) - Number(line);
};

it('names the shortest suspension over its line', async () => {
  expect(await textUnderLine(480)).toBe(-5);
});

it('names it under its line in a low drawing, where the ceiling would strike the text through', async () => {
  expect(await textUnderLine(130)).toBe(13);
});
