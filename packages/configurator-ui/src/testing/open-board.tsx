import { seedData } from '@candil/catalogue';
import { createBoardEditor } from '@candil/configurator/board';
import { type BoardPart, calendarDayOf, type ToolkitBoard } from '@candil/domain';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { BoardScreen, type BoardScreenProps } from '../board';
import { setWidth } from './set-width';

const TRAMA = 270;

/** Made once: expanding the catalogue takes a fifth of a second. */
const { models, systemParts } = seedData();

/** The board of a toolkit on a wide screen, with these parts on it. */
export const openBoard = async (parts: readonly BoardPart[] = [], props: Partial<BoardScreenProps> = {}) => {
  setWidth(1440);
  const own = models.filter(({ catalogId, subFamilyId }) => catalogId === 16 && subFamilyId === TRAMA);
  const board: ToolkitBoard = { type: 'ToolkitBoard', version: 1, subFamilyId: TRAMA, applicationLocationId: 72, parts };
  let ids = 0;
  const editor = createBoardEditor({
    board,
    newId: () => `part-${++ids}`,
    catalogue: {
      catalogId: 16,
      today: calendarDayOf(2026, 11, 20),
      models: new Map(own.map((model) => [model.model, model])),
      companions: [],
      rules: new Map(),
      basePricesMinor: new Map(own.map(({ model }) => [model, 10_000])),
      priceBasis: { rateId: 10, currency: 'EUR', calculation: 'new' },
      discountPercentOf: () => 0,
      subFamilyId: TRAMA,
      familyName: 'Trama',
      parts: systemParts,
    },
  });
  const [onSave, onBack] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  const screen = render(
    <I18nProvider i18n={await createI18n('en')}>
      <ToastProvider>
        <BoardScreen
          editor={editor}
          title="Trama board"
          mode="create"
          primaryAction={{ label: 'Add to the project', onPress: onSave, isPending: false }}
          onBack={onBack}
          currency="EUR"
          netVisible
          format={createFormat({ language: 'en', catalogId: 16 })}
          pictureOf={() => '/part.webp'}
          issueText={({ code }) => code}
          starters={<p>Start with a board of ours</p>}
          downloads={null}
          {...props}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  return { editor, user, screen, onSave, onBack, partsNow: () => editor.document.getState().board.parts };
};
