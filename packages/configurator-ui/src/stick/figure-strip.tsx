import type { StickFigure } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { Pressable } from '@candil/ui-kit/pressable';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { Slider } from '@candil/ui-kit/slider';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { FIGURES, type FigureStart } from './figures.data';
import { useStickWords } from './use-stick-words';

interface FigureStripProps {
  readonly onAdded?: (() => void) | undefined;
  /** In a narrow panel: tiles in rows. */
  readonly isNarrow?: boolean;
}

/** Figures of sticks in a row: a pressed one is shown in the room, follows the settings, and is placed as one step. */
export const FigureStrip = ({ onAdded, isNarrow = false }: FigureStripProps) => {
  const { t } = useTranslation('editor');
  const [chosen, setChosen] = useState<FigureStart>();
  return (
    <section
      aria-label={t('sticks.figure.label')}
      className={clsx('flex flex-col gap-3 bg-surface', !isNarrow && 'border-t border-hairline px-4 py-3')}
    >
      {chosen && (
        <FigureFields
          key={chosen.kind}
          figure={chosen}
          isNarrow={isNarrow}
          onDone={(isAdded) => {
            setChosen(undefined);
            if (isAdded) onAdded?.();
          }}
        />
      )}
      <div className={clsx('flex items-center gap-4', isNarrow && 'flex-col items-stretch! gap-2!')}>
        <p className={clsx('m-0 shrink-0 text-sm font-semibold', !isNarrow && 'max-w-24')}>
          {t('sticks.figure.label')}
          <span className={clsx('font-normal text-pretty text-muted', isNarrow ? 'ms-2' : 'block')}>{t('sticks.figure.orDraw')}</span>
        </p>
        <ul className={clsx('m-0 grid min-w-0 grow list-none gap-2.5 p-0', isNarrow ? 'grid-cols-3' : 'grid-cols-6')}>
          {FIGURES.map((figure) => {
            const isChosen = figure.kind === chosen?.kind;
            return (
              <li key={figure.kind} className="min-w-0">
                <Pressable
                  pressed={isChosen}
                  onClick={() => setChosen(isChosen ? undefined : figure)}
                  className={clsx(
                    'flex w-full flex-col items-center rounded-control px-1 pt-2 pb-1.5',
                    isChosen ? 'ring-2 ring-text' : 'ring-1 ring-hairline hover:ring-faint',
                  )}
                >
                  <svg viewBox="0 0 64 36" className="h-9 w-16" aria-hidden fill="none" strokeLinecap="round" strokeLinejoin="round">
                    <path d={figure.surface} className="stroke-faint" strokeWidth={1.5} />
                    <path d={figure.path} stroke="currentColor" strokeWidth={2.4} />
                  </svg>
                  <span className="mt-1 block w-full text-center text-xs wrap-anywhere">{t(`sticks.figure.${figure.kind}`)}</span>
                </Pressable>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};

interface FigureFieldsProps {
  readonly figure: FigureStart;
  readonly isNarrow: boolean;
  readonly onDone: (isAdded: boolean) => void;
}

/** The numbers of a figure, with where it would stand shown in the views. */
const FigureFields = ({ figure, isNarrow, onDone }: FigureFieldsProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useStickWords();
  const change = useChangeWords();
  const { sticks } = editor.sticks.parts;
  const revision = useDocument((state) => state.revision);
  const modelAt = (index: number | undefined): string | undefined =>
    index === undefined ? undefined : sticks[Math.min(index, sticks.length - 1)]?.model;
  const [count, setCount] = useState(figure.count?.start ?? 1);
  const [angle, setAngle] = useState(figure.angle?.start ?? 60);
  const [turn, setTurn] = useState(0);
  const [seed, setSeed] = useState(1);
  const [model, setModel] = useState(modelAt(figure.length) ?? '');
  const [second, setSecond] = useState(modelAt(figure.second));
  const [refusal, setRefusal] = useState<string>();
  const wanted: StickFigure = {
    kind: figure.kind,
    models: second === undefined ? [model] : [model, second],
    count,
    angleDegrees: angle,
    at: { x: 0, z: 0 },
    turnDegrees: turn,
    seed,
  };
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figure is identified by its key, and laid out again in another room
  useEffect(() => {
    const shown = editor.sticks.showFigure(wanted);
    setRefusal(shown.ok ? undefined : change.failure(shown.failure).title);
  }, [editor, key, revision]);
  useEffect(
    () => () => {
      editor.sticks.showFigure(undefined);
    },
    [editor],
  );
  const options = sticks.map((part) => ({ value: part.model, label: words.length(part.lengthMetres) }));
  const place = () => {
    if (!editor.sticks.addFigure(wanted).ok) return;
    editor.setTool('select');
    onDone(true);
  };
  return (
    <div className={clsx('flex gap-x-5 gap-y-3', isNarrow ? 'flex-col' : 'flex-wrap items-end')}>
      {figure.count && (
        <QuantitySelector
          label={t('sticks.figure.count')}
          value={count}
          min={figure.count.min}
          max={figure.count.max}
          onValueChange={setCount}
        />
      )}
      <Dropdown
        label={t(second === undefined ? 'sticks.figure.length' : 'sticks.figure.posts')}
        size="sm"
        value={model}
        options={options}
        onValueChange={setModel}
      />
      {second !== undefined && (
        <Dropdown label={t('sticks.figure.beam')} size="sm" value={second} options={options} onValueChange={setSecond} />
      )}
      {figure.angle && (
        <Degrees
          label={t('sticks.figure.angle')}
          value={angle}
          min={figure.angle.min}
          max={figure.angle.max}
          step={1}
          onChange={setAngle}
        />
      )}
      {figure.kind !== 'brace' && <Degrees label={t('sticks.figure.turn')} value={turn} min={-90} max={90} step={5} onChange={setTurn} />}
      {figure.hasSeed && (
        <Button size="sm" onClick={() => setSeed(seed + 1)}>
          {t('sticks.figure.another')}
        </Button>
      )}
      <div className="flex items-center gap-2">
        <Button variant="dark" onClick={place} disabled={refusal !== undefined}>
          {t('sticks.figure.place')}
        </Button>
        <Button onClick={() => onDone(false)}>{t('belts.draft.cancel')}</Button>
      </div>
      {refusal && (
        <p role="status" className="m-0 w-full text-sm text-attention-text">
          {refusal}
        </p>
      )}
    </div>
  );
};

interface DegreesProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (degrees: number) => void;
}

const Degrees = ({ label, value, min, max, step, onChange }: DegreesProps) => (
  <div className="min-w-36 grow basis-36">
    <p className="m-0 mb-2 flex justify-between gap-3 text-sm">
      <span className="text-muted">{label}</span>
      <span className="font-semibold tabular-nums">{value}°</span>
    </p>
    <Slider label={label} min={min} max={max} step={step} value={value} formatValue={(degrees) => `${degrees}°`} onValueChange={onChange} />
  </div>
);
