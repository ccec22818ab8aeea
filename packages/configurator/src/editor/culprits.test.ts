import { expect, it } from 'vitest';
import { sevenLightsEditor, type TestEditor } from '../testing';
import { culpritsOf } from './culprits';

/** The elements that the last refusal is about. */
const culprits = ({ announcements }: TestEditor) => {
  const message = announcements.getState().at(-1)?.message;
  return message?.kind === 'refused' ? culpritsOf(message.failure) : undefined;
};

it('names the luminaires that stand in the way of a refused change', () => {
  const editor = sevenLightsEditor();
  editor.setAttributes(['feed'], { installation: '10' });
  expect(culprits(editor)).toEqual([]);
  editor.shiftHeights(['l1', 'l2', 'l4'], 120);
  expect(culprits(editor)).toEqual(['l4']);
  editor.nudge(['l3'], { x: -0.75 });
  expect(culprits(editor)).toEqual(['l2']);
  editor.mount(['feed', 'l6-canopy']);
  expect(culprits(editor)).toEqual(['over-table', 'over-sideboard']);
  editor.moveTo(['l1'], 'x', -5);
  expect(culprits(editor)).toEqual([]);
});
