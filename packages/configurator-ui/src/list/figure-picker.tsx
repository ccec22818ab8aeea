import type { ListVerbs } from '@candil/configurator/list';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { PlusIcon } from '@candil/ui-kit/icon';
import { Pressable } from '@candil/ui-kit/pressable';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { FIGURES, type FigureStart } from '../stick/figures.data';
import { useLengths } from '../words/use-lengths';
import { ModelPicker } from './model-picker';
import { useAttempt } from './use-attempt';

/** Figures by their pictures and numbers; each gets a place in the room by itself. */
export const FigurePicker = ({ list }: { readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const [chosen, setChosen] = useState<FigureStart>(FIGURES[0] as FigureStart);
  return (
    <div className="rounded-card border border-hairline bg-surface">
      <ul aria-label={t('sticks.figure.label')} className="m-0 grid list-none grid-cols-3 gap-2.5 p-4 md:grid-cols-6">
        {FIGURES.map((figure) => {
          const isChosen = figure.kind === chosen.kind;
          return (
            <li key={figure.kind} className="min-w-0">
              <Pressable
                pressed={isChosen}
                onClick={() => setChosen(figure)}
                className={clsx(
                  'flex w-full flex-col items-center rounded-control px-2 pt-3 pb-2',
                  isChosen ? 'bg-accent-soft ring-2 ring-text' : 'ring-1 ring-hairline hover:ring-faint',
                )}
              >
                <svg
                  viewBox="0 0 64 36"
                  className="h-auto w-full max-w-36"
                  aria-hidden
                  fill="none"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={figure.surface} className="stroke-faint" strokeWidth={1.2} />
                  <path d={figure.path} stroke="currentColor" strokeWidth={2} />
                </svg>
                <span className="mt-2 block w-full text-center text-sm leading-tight font-medium text-pretty">
                  {t(`sticks.figure.${figure.kind}`)}
                </span>
              </Pressable>
            </li>
          );
        })}
      </ul>
      <FigureForm key={chosen.kind} figure={chosen} list={list} />
    </div>
  );
};

/** The numbers of a figure; Enter adds it. */
const FigureForm = ({ figure, list }: { readonly figure: FigureStart; readonly list: ListVerbs }) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const lengths = useLengths();
  const { error, attempt, forget } = useAttempt();
  const { sticks } = editor.sticks.parts;
  const modelAt = (index: number | undefined): string | undefined =>
    index === undefined ? undefined : sticks[Math.min(index, sticks.length - 1)]?.model;
  const [count, setCount] = useState(figure.count?.start ?? 1);
  const [angle, setAngle] = useState(figure.angle?.start ?? 60);
  const [seed, setSeed] = useState(1);
  const [model, setModel] = useState(modelAt(figure.length) ?? '');
  const [second, setSecond] = useState(modelAt(figure.second));
  const options = sticks.map((part) => ({
    value: part.model,
    label: lengths.full(Math.round(part.lengthMetres * 100)),
    description: format.watts(part.watts),
  }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const models = second === undefined ? [model] : [model, second];
    // The next scattered figure gets another seed, so that it looks different.
    if (attempt(() => list.addFigure({ kind: figure.kind, models, count, angleDegrees: angle, seed }))) setSeed(seed + 1);
  };
  return (
    <form onSubmit={add} onChange={forget} noValidate className="flex flex-wrap items-end gap-3 border-t border-hairline p-4">
      {figure.count && (
        <Labelled label={t('sticks.figure.count')}>
          <QuantitySelector
            label={t('sticks.figure.count')}
            value={count}
            min={figure.count.min}
            max={figure.count.max}
            onValueChange={setCount}
          />
        </Labelled>
      )}
      <ModelPicker
        label={t(second === undefined ? 'sticks.figure.length' : 'sticks.figure.posts')}
        value={model}
        options={options}
        onValueChange={setModel}
        className="w-32"
      />
      {second !== undefined && (
        <ModelPicker label={t('sticks.figure.beam')} value={second} options={options} onValueChange={setSecond} className="w-32" />
      )}
      {figure.angle && (
        <Labelled label={`${t('sticks.figure.angle')} (°)`}>
          <QuantitySelector
            label={t('sticks.figure.angle')}
            value={angle}
            min={figure.angle.min}
            max={figure.angle.max}
            step={5}
            onValueChange={setAngle}
          />
        </Labelled>
      )}
      <Button type="submit" icon={<PlusIcon size={18} />}>
        {t('list.addFigure')}
      </Button>
      {error && (
        <p role="alert" className="m-0 w-full text-sm text-attention-text">
          {error}
        </p>
      )}
    </form>
  );
};

const Labelled = ({ label, children }: { readonly label: string; readonly children: React.ReactNode }) => (
  <div>
    <p aria-hidden className="m-0 mb-1.5 text-sm font-medium">
      {label}
    </p>
    {children}
  </div>
);
