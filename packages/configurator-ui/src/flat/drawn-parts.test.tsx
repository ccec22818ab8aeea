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

it('marks what the pointer is at over the drawings, which stay as they are', async () => {
  const { editor } = await openEditor();
  const drawings = [...document.querySelectorAll('svg[role="application"]')];
  expect(drawings).toHaveLength(2);
  let changes = 0;
  const seen = new MutationObserver((records) => {
    changes += records.length;
  });
  for (const drawing of drawings) seen.observe(drawing, { childList: true, subtree: true, attributes: true });
  const marks = () => drawings.map(({ nextElementSibling }) => nextElementSibling?.querySelectorAll('circle, rect').length);
  act(() => editor.setView({ hovered: 'l3' }));
  const hovered = marks();
  act(() => editor.setView({ hovered: undefined }));
  await act(async () => undefined);
  seen.disconnect();
  expect({ hovered, left: marks(), changes }).toEqual({ hovered: [1, 1], left: [0, 0], changes: 0 });
});
