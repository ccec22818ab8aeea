import { expect, it } from 'vitest';
import type { Editor } from '../editor/editor';
import { sevenLightsEditor } from '../testing';
import { compareScenes } from './compare-scenes';

const sceneOf = (editor: Editor) => editor.document.getState().scene;

it('is empty for equal scenes', () => {
  expect(compareScenes(sceneOf(sevenLightsEditor()), sceneOf(sevenLightsEditor()))).toEqual([]);
});

it('lists changed values, heights, places, additions, removals, and the room', () => {
  const [theirs, mine] = [sevenLightsEditor(), sevenLightsEditor()];
  const [first, second, third] = sceneOf(mine).lights;
  if (first === undefined || second === undefined || third === undefined) throw new Error('there are seven');
  const ids = { first: first.id, second: second.id, third: third.id };
  theirs.setHeight([ids.first], (first.heightCm ?? 0) + 7);
  theirs.nudge([ids.second], { x: 0.02, z: 0 });
  theirs.remove([ids.third]);
  const last = sceneOf(mine).lights.at(-1);
  if (last === undefined) throw new Error('there are seven');
  mine.remove([last.id]);
  const told = compareScenes(sceneOf(theirs), sceneOf(mine)).map((difference) =>
    difference.kind === 'room'
      ? 'room'
      : difference.kind === 'only'
        ? `only ${difference.side} ${difference.light.id === last.id || difference.light.id === ids.third}`
        : `${difference.kind} ${difference.mine.id}`,
  );
  expect(told).toEqual([`height ${ids.first}`, `place ${ids.second}`, 'only mine true', 'only theirs true']);
});

it('contains both values of a changed finish', () => {
  const [theirs, mine] = [sevenLightsEditor(), sevenLightsEditor()];
  const light = sceneOf(mine).lights.find(({ model }) => model === '0820');
  if (light === undefined) throw new Error('there is an Alba 33');
  const color = light.color === '42' ? '11' : '42';
  theirs.setAttributes([light.id], { color });
  expect(
    compareScenes(sceneOf(theirs), sceneOf(mine)).map(
      (each) => each.kind === 'choice' && [each.choice, each.theirs.color, each.mine.color],
    ),
  ).toEqual([['color', color, light.color]]);
});
