import type { SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { Slider } from '@candil/ui-kit/slider';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';

/** A span half as long again as straight hangs to the floor of most rooms: the slider ends well before, percent. */
const MOST_PERCENT = 25;
const STEP_PERCENT = 0.5;

/** Named slack of a span, 0 = taut. */
const PRESETS = [
  ['taut', 0],
  ['soft', 0.05],
  ['loose', 0.12],
] as const;
/** Slack is shown to a tenth of a percent. */
const SAME_SLACK = 5e-4;

/** Slack of a belt, span by span; the words set the selected span, or all of them. */
export const SlackSliders = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useBeltWords();
  const part = useView((state) => state.beltPart);
  const active = part?.kind === 'span' && part.beltId === belt.id ? part.index : undefined;
  const set = (span: number | 'all', slack: number, key?: string) => editor.belts.setSlack(belt.id, span, slack, key);
  const concerned = belt.spans.filter((_, index) => active === undefined || active === index);
  const preset = PRESETS.find(([, slack]) => concerned.every((span) => Math.abs(span.slack - slack) < SAME_SLACK));
  return (
    <section aria-label={t('belts.slackPerSpan')} className="flex flex-col gap-2.5">
      <h3 className="m-0 text-sm font-normal text-muted">{t('belts.slackPerSpan')}</h3>
      {belt.spans.map((span, index) => {
        const name = words.spanName(belt, span);
        const percent = span.slack * 100;
        const weight = active === index ? 'font-semibold' : '';
        return (
          <div key={name} className={`flex items-center gap-3 text-sm pointer-coarse:min-h-11 ${weight}`}>
            <span className="w-14 shrink-0">{name}</span>
            <Slider
              label={t('belts.slackOf', { span: name })}
              min={0}
              max={Math.max(MOST_PERCENT, Math.ceil(percent))}
              step={STEP_PERCENT}
              value={Math.round(percent / STEP_PERCENT) * STEP_PERCENT}
              disabled={isReadOnly}
              formatValue={(value) => words.slack({ slack: value / 100 })}
              onValueChange={(value) => set(index, value / 100, `slack:${belt.id}:${index}`)}
              onFocus={() => active !== index && editor.selectBeltPart({ beltId: belt.id, kind: 'span', index })}
            />
            <span className="w-14 shrink-0 text-end tabular-nums">{words.slack(span)}</span>
          </div>
        );
      })}
      <OptionTileGroup
        label={t('belts.presets')}
        hideLabel
        value={preset?.[0] ?? null}
        options={PRESETS.map(([value]) => ({ value, label: t(`belts.preset.${value}`), disabled: isReadOnly }))}
        onValueChange={(value) => {
          const chosen = PRESETS.find(([each]) => each === value);
          if (chosen !== undefined) set(active ?? 'all', chosen[1]);
        }}
      />
    </section>
  );
};
