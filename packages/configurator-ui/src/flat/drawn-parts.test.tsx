// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const lightsOfPlan = () => [...document.querySelectorAll('[data-view="plan"] [id^="plan-l"]')].map(({ id }) => id.replace('plan-', ''));

it('draws the selected luminaires over the others, which stay where they are in the document', async () => {
  const { editor } = await openEditor();
  const lights = lightsOfPlan().filter((id) => /^l\d$/.test(id));
  const moved = new Set<string>();
  const seen = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element && node.id) moved.add(node.id);
  });
  const drawing = document.querySelector('[data-view="plan"] svg');
  if (drawing === null) throw new Error('the plan is not drawn');
  seen.observe(drawing, { childList: true, subtree: true });
  const shown = () => lightsOfPlan().filter((id) => lights.includes(id));
  act(() => editor.select(['l3']));
  expect(shown()).toEqual([...lights.filter((id) => id !== 'l3'), 'l3']);
  act(() => editor.select(['l5']));
  expect(shown()).toEqual([...lights.filter((id) => id !== 'l5'), 'l5']);
  await act(async () => undefined);
  seen.disconnect();
  expect([...moved].filter((id) => /^plan-l\d$/.test(id)).toSorted()).toEqual(['plan-l3', 'plan-l5']);
});
