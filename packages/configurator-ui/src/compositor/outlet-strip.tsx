import type { Outlet } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { PlusIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useHasFix, useLive } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { type OutletChoice, useOutletVerbs } from './use-outlets';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface OutletStripProps extends OutletChoice {
  /** Called when the chosen outlet is pressed or opened by Enter: its shades are wanted. */
  readonly onOpen: () => void;
}

/** The outlets in their order, each with its pendant: a radio group, whose arrows go from outlet to outlet. */
export const OutletStrip = ({ outlets, chosen, choose, onOpen }: OutletStripProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const verbs = useOutletVerbs();
  const group = useRef<HTMLDivElement>(null);
  const buttonOf = (number: number) => group.current?.querySelector<HTMLElement>(`[data-outlet="${number}"]`);
  const number = chosen?.number;
  useEffect(() => {
    if (number !== undefined) buttonOf(number)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent, outlet: Outlet) => {
    const step = STEPS[event.key];
    const by = event.shiftKey ? 10 : 1;
    const end = event.key === 'Home' ? 1 : event.key === 'End' ? outlets.length : undefined;
    const next = end ?? (step === undefined ? undefined : ((outlet.number - 1 + step + outlets.length) % outlets.length) + 1);
    if (next !== undefined) {
      choose(next);
      buttonOf(next)?.focus();
    } else if ((event.key === 'PageUp' || event.key === 'PageDown') && outlet.light && !isReadOnly) {
      editor.shiftHeights([outlet.light.id], event.key === 'PageUp' ? -by : by, `height:${outlet.light.id}`);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly) verbs.empty([outlet.number]);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('compositor.strip.label')}
      className="flex gap-2 overflow-x-auto overscroll-x-contain px-4 pt-1 pb-3 [scrollbar-width:thin]"
    >
      {outlets.map((outlet) => (
        <OutletButton
          key={outlet.number}
          outlet={outlet}
          isChosen={outlet.number === chosen?.number}
          onChoose={() => {
            choose(outlet.number);
            onOpen();
          }}
          onKeyDown={(event) => onKeyDown(event, outlet)}
        />
      ))}
    </div>
  );
};

interface OutletButtonProps {
  readonly outlet: Outlet;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const OutletButton = ({ outlet: { number, light }, isChosen, onChoose, onKeyDown }: OutletButtonProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const names = useNames();
  const lengths = useLengths();
  const hasFix = useHasFix(light?.id ?? '');
  const live = useLive(({ overrides }) => (light === undefined ? undefined : overrides.get(light.id)?.heightCm));
  const heightCm = live ?? light?.heightCm;
  const shade = editor.sources.palette.find(({ definition }) => definition.model === light?.model);
  const picture = shade?.finishPictureUrls[light?.color ?? ''] ?? shade?.pictureUrl;
  const finish = light?.color === undefined ? undefined : bodyColours(editor.sources.context, light.model, light.color).finish;
  const what =
    light === undefined
      ? t('compositor.strip.empty')
      : [
          names.modelOfLight(light),
          light.color && names.value(light.model, 'color', light.color),
          heightCm === undefined ? undefined : lengths.full(heightCm),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio of the platform cannot hold a picture.
    <button
      type="button"
      role="radio"
      data-outlet={number}
      aria-checked={isChosen}
      aria-label={t('compositor.strip.outlet', { number, what })}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={clsx(
        'group relative flex w-[4.75rem] shrink-0 flex-col items-center rounded-control border bg-surface p-1 text-text transition-[border-color,box-shadow]',
        isChosen
          ? 'border-text shadow-[inset_0_0_0_1px_var(--color-text),0_0_0_3px_var(--color-accent)]'
          : 'border-hairline hover:border-faint',
      )}
    >
      <span
        className={clsx(
          'absolute start-1.5 top-1.5 z-1 grid size-5 place-items-center rounded-full text-[0.6875rem] leading-none font-semibold',
          hasFix
            ? 'bg-attention text-white'
            : isChosen
              ? 'bg-inverse text-on-inverse'
              : 'bg-surface text-text shadow-[0_0_0_1px_var(--color-hairline)]',
        )}
      >
        {number}
      </span>
      {light === undefined ? (
        <span className="grid h-14 w-full place-items-center rounded-sm border border-dashed border-field-line text-muted">
          <PlusIcon size={18} />
        </span>
      ) : (
        <span className="relative block h-14 w-full overflow-hidden rounded-sm">
          <Picture src={picture ?? ''} alt="" ratio={68 / 56} className="rounded-sm!" />
          {finish && (
            <span
              className="absolute end-1 bottom-1 size-3 rounded-full shadow-[0_0_0_1.5px_var(--color-surface)]"
              style={{ background: finish }}
            />
          )}
        </span>
      )}
      <span className={clsx('mt-1 text-xs tabular-nums', light === undefined ? 'text-muted' : 'font-semibold')}>
        {heightCm === undefined ? t('compositor.strip.empty') : lengths.short(heightCm)}
      </span>
    </button>
  );
};
