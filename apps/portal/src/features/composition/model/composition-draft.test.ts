import { expect, it } from 'vitest';
import { handedOverAnew, isWorkedOn, parseCompositionDraft } from './composition-draft';

const room = { document: { type: 'Space', elements: [] as string[] }, furniture: [] };

it('knows what was handed over after it was changed and kept', () => {
  const changed = { ...handedOverAnew(room), document: { type: 'Space', elements: ['light'] } };
  const kept = parseCompositionDraft(JSON.parse(JSON.stringify(changed)));
  expect(kept).toEqual({ document: changed.document, furniture: [], handedOver: room });
  expect([handedOverAnew(room), kept ?? room, room].map(isWorkedOn)).toEqual([false, true, true]);
});

it.each([
  [undefined, undefined],
  [{ document: null, furniture: [] }, undefined],
  [{ ...room, handedOver: { document: 4, furniture: [] } }, room],
])('reads nothing that is no draft: %j', (data, draft) => {
  expect(parseCompositionDraft(data)).toEqual(draft);
});
