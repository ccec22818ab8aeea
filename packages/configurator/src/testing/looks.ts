import { expect } from 'vitest';
import { NOTHING_LIVE } from '../state/nothing-live';
import type { TestEditor } from './test-editor';

export const lightOf = ({ document }: TestEditor, id: string) => {
  const found = document.getState().scene.lights.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no light ${id}`);
  return found;
};
export const placeOf = (editor: TestEditor, id: string) => {
  const { x, z } = lightOf(editor, id);
  return [x, z];
};
export const expectNothingLive = (editor: TestEditor) => {
  expect(editor.live.getState()).toEqual(NOTHING_LIVE);
  expect(editor.scope.getState()).toEqual({ kind: 'idle' });
};
