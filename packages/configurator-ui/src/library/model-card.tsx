import { type PaletteModel, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { focusDrawing } from '../flat/focus-drawing';
import { useEditorShell } from '../state/editor-shell';
import { useScope, useView } from '../state/use-editor-state';
import { shortName } from '../words/short-name';
import { ModelFinishes } from './model-finishes';

interface ModelCardProps {
  readonly model: PaletteModel;
  readonly onTaken: (() => void) | undefined;
  readonly isTabStop: boolean;
}

/** A model with its picture: pressed, it is in the hand, and the next press in a view places it; its swatches choose the finish first. */
export const ModelCard = ({ model, onTaken, isTabStop }: ModelCardProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const { definition, name, pictureUrl, finishPictureUrls } = model;
  const isTaken = useScope((scope) => (scope.kind === 'placing' || scope.kind === 'pattern') && scope.model === definition.model);
  const finish = useView((state) => state.finishes[definition.model]);
  const facts = useModelFacts(definition);
  const shown = shortName(editor.sources, name);
  const take = (event: MouseEvent) => {
    // A finger places one after the other until it says that it is done.
    const isByFinger = (event.nativeEvent as Partial<PointerEvent>).pointerType === 'touch';
    editor.takeModel(definition.model, event.shiftKey || (isByFinger && systemOf(editor.sources) === 'pendants'));
    onTaken?.();
    // By a key: the arrows then move the model in the hand.
    if (event.detail === 0) focusDrawing();
  };
  return (
    <>
      <Pressable
        pressed={isTaken}
        disabled={isReadOnly}
        tabIndex={isTabStop ? 0 : -1}
        data-model-card=""
        aria-label={t('panels.library.place', { name })}
        onClick={(event) => (isTaken ? editor.cancel() : take(event))}
        className="group block w-full rounded-control"
      >
        <Picture
          src={finishPictureUrls[finish ?? ''] ?? pictureUrl}
          alt=""
          ratio={1.2}
          className={clsx(
            'rounded-control! transition-shadow',
            isTaken ? 'ring-2 ring-text ring-offset-2 ring-offset-surface' : 'group-hover:ring-1 group-hover:ring-faint',
          )}
        />
        <span className="mt-1.5 block truncate text-sm font-semibold" title={name}>
          {shown}
        </span>
        {facts && <span className="block truncate text-xs text-muted">{facts}</span>}
      </Pressable>
      {!isReadOnly && (
        <ModelFinishes
          definition={definition}
          name={name}
          isTabStop={isTabStop}
          onChosen={(color, event) => {
            if (isTaken && color === finish) return editor.cancel();
            editor.setFinish(definition.model, color);
            take(event);
          }}
        />
      )}
    </>
  );
};

/** Power and luminous flux of a model, or the power it delivers. */
const useModelFacts = ({ model, technical }: PaletteModel['definition']): string | undefined => {
  const { editor, format } = useEditorShell();
  if (technical.watts > 0) return `${format.watts(technical.watts)} · ${format.lumens(technical.lumens)}`;
  const delivered = Object.values(editor.sources.systemParts[model]?.deliveredWatts ?? {});
  if (delivered.length === 0) return undefined;
  const [least, most] = [Math.min(...delivered), Math.max(...delivered)];
  return least === most ? format.watts(most) : `${format.number(least, 0)}–${format.watts(most)}`;
};
