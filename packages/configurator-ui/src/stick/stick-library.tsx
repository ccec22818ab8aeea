import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { clsx } from 'clsx';
import { focusDrawing } from '../flat/focus-drawing';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { useStickWords } from './use-stick-words';

/** The sticks of the collection by length: the one in the hand is placed length first, or a line is drawn and its sticks are found. */
export const StickLibrary = ({ onTaken }: { readonly onTaken?: (() => void) | undefined }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const { isLineFirst } = useView((state) => state.stick);
  return (
    <section aria-label={t('panels.library.label')} className="flex flex-col gap-3 lg:pt-3">
      <SegmentedControl
        label={t('sticks.library.how')}
        value={isLineFirst ? 'line' : 'length'}
        segments={[
          { value: 'length', label: t('sticks.library.lengthFirst') },
          { value: 'line', label: t('sticks.library.lineFirst') },
        ]}
        onValueChange={(value) => {
          editor.sticks.setLineFirst(value === 'line');
          editor.setTool('stick');
          if (value === 'line') onTaken?.();
        }}
        className="w-full [&>*]:grow"
      />
      {isLineFirst ? (
        <p className="m-0 text-sm text-pretty text-muted">{t('sticks.library.lineNote')}</p>
      ) : (
        <>
          <Lengths onTaken={onTaken} />
          <p className="m-0 text-xs text-pretty text-muted">{t('sticks.library.lengthNote')}</p>
        </>
      )}
    </section>
  );
};

const Lengths = ({ onTaken }: { readonly onTaken: (() => void) | undefined }) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const names = useNames();
  const words = useStickWords();
  const { model } = useView((state) => state.stick);
  const isDrawing = useView((state) => state.tool === 'stick');
  const { sticks } = editor.sticks.parts;
  const longest = Math.max(...sticks.map(({ lengthMetres }) => lengthMetres));
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {sticks.map((part) => {
        const isTaken = isDrawing && part.model === model;
        return (
          <li key={part.model}>
            <Pressable
              pressed={isTaken}
              aria-label={t('panels.library.place', { name: names.model(part.model) })}
              onClick={(event) => {
                if (isTaken) {
                  editor.setTool('select');
                  return;
                }
                editor.takeModel(part.model);
                onTaken?.();
                // By a key: Enter then begins in the drawing.
                if (event.detail === 0) focusDrawing();
              }}
              className={clsx(
                'flex min-h-12 w-full items-center gap-3 rounded-control bg-surface px-3 py-1.5 text-start',
                isTaken ? 'ring-2 ring-text' : 'ring-1 ring-hairline hover:ring-faint',
              )}
            >
              <span className="w-9 shrink-0 text-base font-semibold tabular-nums">{words.length(part.lengthMetres)}</span>
              <span aria-hidden className="min-w-0 grow">
                <span className="block h-1 rounded-full bg-text" style={{ width: `${(part.lengthMetres / longest) * 100}%` }} />
              </span>
              <span className="shrink-0 text-end text-xs leading-4 tabular-nums">
                {format.watts(part.watts)}
                <br />
                {format.lumens(part.lumens)}
              </span>
            </Pressable>
          </li>
        );
      })}
    </ul>
  );
};
