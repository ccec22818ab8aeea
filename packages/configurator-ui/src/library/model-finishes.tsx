import type { PaletteModel } from '@candil/configurator';
import { variationsOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import { type MouseEvent, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';

interface ModelFinishesProps {
  readonly definition: PaletteModel['definition'];
  readonly name: string;
  readonly isTabStop: boolean;
  readonly onChosen: (color: string, event: MouseEvent) => void;
}

/** Targets in one line of a card; where there are more finishes, the last one is their count. */
const PLACES = 4;
/** Four in the width of a card; larger under fingers. */
const TARGET = 'flex size-6 items-center justify-center rounded-full pointer-coarse:size-8';

/** The finishes of a model as swatches: pressed, the model is in the hand in that finish, and so are the next of it. */
export const ModelFinishes = ({ definition, name, isTabStop, onChosen }: ModelFinishesProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const names = useNames();
  const chosen = useView((state) => state.finishes[definition.model]);
  const [showsAll, setShowsAll] = useState(false);
  const { context } = editor.sources;
  const finishes = variationsOf(definition, 'color', context.today);
  if (finishes.length < 2) return null;
  const fits = finishes.length <= PLACES;
  const first = finishes.slice(0, PLACES - 1);
  // What was chosen stays in sight.
  const behind = finishes.slice(PLACES - 1).filter(({ modifier }) => modifier === chosen);
  const shown = showsAll || fits ? finishes : [...first.slice(0, PLACES - 1 - behind.length), ...behind];
  const hidden = finishes.length - shown.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div role="group" aria-label={`${t('words.attribute.color')}: ${name}`} className="mt-0.5 -ms-1 flex flex-wrap">
      {shown.map(({ modifier }) => {
        const finish = names.value(definition.model, 'color', modifier);
        return (
          <Pressable
            key={modifier}
            pressed={chosen === modifier}
            tabIndex={isTabStop ? 0 : -1}
            title={finish}
            aria-label={t('panels.library.inFinish', { name, finish })}
            onClick={(event) => onChosen(modifier, event)}
            className={`group ${TARGET}`}
          >
            <span
              data-swatch=""
              className={clsx(
                'size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.45)] pointer-coarse:size-5',
                chosen === modifier ? 'ring-2 ring-text ring-offset-1 ring-offset-surface' : 'group-hover:ring-1 group-hover:ring-faint',
              )}
              style={{ background: bodyColours(context, definition.model, modifier).finish }}
            />
          </Pressable>
        );
      })}
      {hidden > 0 && (
        <Pressable
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('panels.library.moreFinishes', { count: hidden, name })}
          onClick={() => setShowsAll(true)}
          className={`${TARGET} text-xs text-muted hover:text-text`}
        >
          {`+${hidden}`}
        </Pressable>
      )}
    </div>
  );
};
