import type { PaletteModel } from '@candil/configurator';
import { variationsOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { focusDrawing } from '../flat/focus-drawing';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';

interface BeltColoursProps {
  readonly belt: PaletteModel;
  readonly onTaken: (() => void) | undefined;
}

/** A hanging belt, in the box of a colour. */
const BELT_PATH = 'M2 5c8 13 28 13 36 0';

/** The belt in each of its colours: pressed, one is in the hand and is drawn from point to point. */
export const BeltColours = ({ belt, onTaken }: BeltColoursProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const tool = useView((state) => state.tool);
  const chosen = useView((state) => state.beltColor);
  const { model } = belt.definition;
  const colours = variationsOf(belt.definition, 'color', editor.sources.context.today);
  return (
    <section aria-label={t('belts.library.belts')}>
      <h2 className="m-0 mb-2 text-xs font-normal text-muted">{t('belts.library.belts')}</h2>
      <ul className="m-0 grid list-none grid-cols-4 gap-1.5 p-0">
        {colours.map(({ modifier }, index) => {
          const isTaken = tool === 'belt' && (chosen === undefined ? index === 0 : chosen === modifier);
          const name = names.value(model, 'color', modifier);
          return (
            <li key={modifier}>
              <Pressable
                pressed={isTaken}
                disabled={isReadOnly}
                aria-label={t('belts.library.draw', { color: name.toLocaleLowerCase() })}
                onClick={(event) => {
                  if (isTaken) return editor.setTool('select');
                  editor.setView({ beltColor: modifier });
                  editor.takeModel(model);
                  onTaken?.();
                  // By a key: the arrows then move the point in the hand.
                  if (event.detail === 0) focusDrawing();
                }}
                className="group flex w-full flex-col items-center rounded-control"
              >
                <span
                  className={`flex h-11 w-full items-center justify-center rounded-control bg-sunken ${isTaken ? 'ring-2 ring-text ring-offset-2 ring-offset-surface' : 'group-hover:ring-1 group-hover:ring-faint'}`}
                >
                  <svg viewBox="0 0 40 20" className="h-6 w-full px-1" aria-hidden>
                    <path d={BELT_PATH} fill="none" stroke="rgb(128 128 128 / 0.5)" strokeWidth={4.6} strokeLinecap="round" />
                    <path
                      d={BELT_PATH}
                      fill="none"
                      stroke={bodyColours(editor.sources.context, model, modifier).finish}
                      strokeWidth={4}
                      strokeLinecap="round"
                    />
                  </svg>
                </span>
                <span className="mt-1 block w-full truncate text-center text-xs">{name}</span>
              </Pressable>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
