import type { ModelDefinition } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { CanopyGlyph } from './canopy-glyph';
import { useOutletCanopy, useOutletVerbs } from './use-outlets';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface CanopyChoiceProps {
  readonly columns: 2 | 4;
}

/** Every canopy with outlets, drawn at one scale; pressed, it hangs in the room. */
export const CanopyChoice = ({ columns }: CanopyChoiceProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const verbs = useOutletVerbs();
  const toast = useToast();
  const group = useRef<HTMLDivElement>(null);
  const chosen = useOutletCanopy()?.outlets.model;
  const canopies = editor.sources.outletCanopies;
  const choose = ({ model }: ModelDefinition) => {
    const done = verbs.chooseCanopy(model);
    if (done.ok && done.value.leftOut > 0) toast.show({ title: t('compositor.canopy.leftOut', { count: done.value.leftOut }) });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + canopies.length) % canopies.length;
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('compositor.canopy.choose')}
      className={clsx('grid gap-2', columns === 4 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-2')}
    >
      {canopies.map((model, index) => {
        const { canopy, technical } = model;
        if (canopy === undefined) return null;
        const isChosen = model.model === chosen;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio of the platform cannot be a tile with a drawing.
          <button
            key={model.model}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen || (chosen === undefined && index === 0) ? 0 : -1}
            disabled={isReadOnly}
            onClick={() => choose(model)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="flex min-h-11 flex-col items-center rounded-control border border-hairline bg-surface px-2 pt-1 pb-2 text-text transition-colors hover:border-faint disabled:opacity-60 aria-checked:border-text aria-checked:shadow-[inset_0_0_0_1px_var(--color-text)]"
          >
            <CanopyGlyph canopy={canopy} width={technical.widthMetres} depth={technical.depthMetres} className="h-12 w-full" />
            <span className="text-xs font-semibold">{t(`compositor.canopy.shape.${canopy.shape}`)}</span>
            <span className="text-xs text-muted">{t('compositor.canopy.outlets', { count: canopy.outlets.length })}</span>
          </button>
        );
      })}
    </div>
  );
};
