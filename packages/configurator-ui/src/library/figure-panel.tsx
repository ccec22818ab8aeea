import { type BeltFigure, beltPanelVerbsOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Pressable } from '@candil/ui-kit/pressable';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { Slider } from '@candil/ui-kit/slider';
import { useEffect, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

type FigureKind = BeltFigure['kind'];

/** Icon of a figure in a box of 40 × 24, with the number of parts and the slack in percent it starts with. */
const FIGURES: readonly { readonly kind: FigureKind; readonly path: string; readonly count?: number; readonly slack?: number }[] = [
  { kind: 'garland', path: 'M2 5c3 9 9 9 12 0c3 9 9 9 12 0c3 9 9 9 12 0', count: 3, slack: 8 },
  { kind: 'zigzag', path: 'M2 19L11 5l9 14L29 5l9 14', count: 4, slack: 2 },
  { kind: 'loop', path: 'M20 3l12 7l-5 11H13L8 10z', count: 5, slack: 3 },
  { kind: 'diagonal', path: 'M3 4c10 12 24 15 34 16', slack: 4 },
  { kind: 'plumb', path: 'M20 2v20M15 2h10M15 22h10' },
];
const BOUNDS: Readonly<Partial<Record<FigureKind, { readonly min: number; readonly max: number }>>> = {
  garland: { min: 1, max: 8 },
  zigzag: { min: 2, max: 12 },
  loop: { min: 3, max: 12 },
};
const MOST_SLACK_PERCENT = 25;

const figureOf = (kind: FigureKind, count: number, slack: number): BeltFigure => {
  switch (kind) {
    case 'garland':
    case 'zigzag':
      return { kind, spans: count, slack };
    case 'loop':
      return { kind, corners: count, slack };
    case 'diagonal':
      return { kind, slack };
    case 'plumb':
      return { kind };
  }
};

/** A belt by a few numbers: a chosen figure is shown in the room as it would hang, and follows the settings. */
export const FigurePanel = ({ onAdded }: { readonly onAdded?: () => void }) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const room = useDocument((state) => state.scene.room);
  const [kind, setKind] = useState<FigureKind>();
  const [count, setCount] = useState(3);
  const [slack, setSlack] = useState(5);
  const bounds = kind && BOUNDS[kind];
  const countLabel = t(kind === 'loop' ? 'belts.figure.corners' : 'belts.figure.spans');
  const hasSlack = kind !== undefined && kind !== 'plumb';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room lays the figure anew
  useEffect(() => {
    if (kind !== undefined) beltPanelVerbsOf(editor).showFigure(figureOf(kind, count, slack / 100));
  }, [editor, kind, count, slack, room]);
  useEffect(() => () => beltPanelVerbsOf(editor).showFigure(undefined), [editor]);
  const choose = (figure: (typeof FIGURES)[number]) => {
    if (figure.kind === kind) {
      setKind(undefined);
      beltPanelVerbsOf(editor).showFigure(undefined);
      return;
    }
    setKind(figure.kind);
    setCount(figure.count ?? 3);
    setSlack(figure.slack ?? 0);
  };
  const add = () => {
    if (kind === undefined) return;
    beltPanelVerbsOf(editor).showFigure(undefined);
    if (!beltPanelVerbsOf(editor).addFigure(figureOf(kind, count, slack / 100)).ok) return;
    setKind(undefined);
    editor.setTool('select');
    onAdded?.();
  };
  return (
    <section aria-label={t('belts.figure.label')} className="flex flex-col gap-3">
      <h2 className="m-0 text-xs font-normal text-muted">{t('belts.figure.label')}</h2>
      <ul className="m-0 grid list-none grid-cols-5 gap-1.5 p-0">
        {FIGURES.map((figure) => (
          <li key={figure.kind}>
            <Pressable
              pressed={figure.kind === kind}
              onClick={() => choose(figure)}
              className="group flex w-full flex-col items-center rounded-control"
            >
              <span
                className={`flex h-11 w-full items-center justify-center rounded-control bg-sunken ${figure.kind === kind ? 'ring-2 ring-text' : 'group-hover:ring-1 group-hover:ring-faint'}`}
              >
                <svg viewBox="0 0 40 24" className="h-6 w-full px-1.5" aria-hidden>
                  <path d={figure.path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
                </svg>
              </span>
              <span className="mt-1 block w-full text-center text-2xs wrap-anywhere">{t(`belts.figure.${figure.kind}`)}</span>
            </Pressable>
          </li>
        ))}
      </ul>
      {kind !== undefined && (
        <div className="flex flex-col gap-3 rounded-control border border-hairline p-3">
          {bounds && (
            <div className="flex items-center justify-between gap-3 text-sm">
              <span className="text-muted">{countLabel}</span>
              <QuantitySelector label={countLabel} value={count} min={bounds.min} max={bounds.max} onValueChange={setCount} />
            </div>
          )}
          {hasSlack && (
            <div>
              <p className="m-0 mb-2 flex justify-between text-sm">
                <span className="text-muted">{t('belts.figure.slack')}</span>
                <span className="font-semibold tabular-nums">{format.percent(slack)}</span>
              </p>
              <Slider
                label={t('belts.figure.slack')}
                min={0}
                max={MOST_SLACK_PERCENT}
                step={0.5}
                value={slack}
                formatValue={format.percent}
                onValueChange={setSlack}
              />
            </div>
          )}
          <Button variant="dark" onClick={add}>
            {t('belts.figure.add')}
          </Button>
        </div>
      )}
    </section>
  );
};
