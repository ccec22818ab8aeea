import { addDrawingTexts, createI18n, loadDrawingTexts } from '@candil/i18n';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';
import { panelsArrived } from './later-panels';

/** A text that is not there is drawn as its key. */
const KEY = /\b(board|compositor|express|list|pieces|sticks|validation)\.[a-z]\w*/;

it.each([1440, 390])('says a room of belts at %s px with the texts of drawings alone', async (width) => {
  const texts = await createI18n('en', ['widgets']);
  await addDrawingTexts(texts, 'en', await loadDrawingTexts('en'));
  const { editor, screen } = await openEditor({ room: 'belts', width, texts });
  const said = () => screen.container.outerHTML;
  await vi.waitFor(() => expect(said()).toContain('Belt 2'), { timeout: 20_000 });
  await panelsArrived();
  for (const id of ['b1', 'l1', 'feed']) {
    await act(async () => editor.select([id]));
    expect(KEY.exec(said())?.[0]).toBeUndefined();
  }
  act(() => editor.remove(['b1', 'b2']));
  await screen.findByText('Draw a belt');
  expect(KEY.exec(said())?.[0]).toBeUndefined();
});
