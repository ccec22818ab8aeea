import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blankSpace, createEditor, type EditorSources, editorSystemOf } from '.';
import { repairs } from './derived/offer-fixes';
import { handlingOf } from './systems/handling-of';
import { catalogueSources, countingIds } from './testing';

function firstLight(sources: EditorSources, newId: () => string): readonly string[] {
  const createdAt = () => '2026-11-20T09:00:00.000Z';
  const space = blankSpace({ sources, newId, createdAt, roomSize: { width: 4, depth: 3, height: 2.8 } });
  const parts = { system: editorSystemOf(sources), handling: handlingOf(sources), repairs };
  const editor = createEditor({ ...parts, sources, space, mode: 'create', unit: 'metric', now: () => 0, createdAt, newId });
  editor.addLight('0820', { x: 0.5, z: 0 });
  editor.nudge(editor.view.getState().selection, { x: 0.1, heightCm: -20 });
  return editor.document.getState().scene.lights.map(({ label, x, heightCm }) => `${label} ${x} ${heightCm}`);
}

describe('the example of the README', () => {
  it('returns the values of its comments', () => {
    expect(firstLight(catalogueSources(), countingIds())).toEqual(['L1 0.6 180']);
  });

  it('is the one that runs here', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(firstLight.toString().split('\n').at(-2)?.trim());
  });
});
