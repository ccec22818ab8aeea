import { beltRoomEditor, catalogueSources, createTestEditor } from '@candil/configurator/testing';
import { expect, it } from 'vitest';
import { openComposition } from './opened-room';

const sources = catalogueSources({ subFamilyId: 225 });

it('opens the document of a page, and no other value', async () => {
  const editor = beltRoomEditor();
  const opened = await openComposition({ document: editor.toDocument(), furniture: [] }, sources);
  expect(opened && createTestEditor({ sources, space: opened.space }).toDocument()).toEqual(editor.toDocument());
  expect(await openComposition({ document: { type: 'Space' }, furniture: [] }, sources)).toBeUndefined();
});
