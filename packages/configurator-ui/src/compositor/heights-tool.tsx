import { EASES, type Ease, gradientHeights, type Outlet } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { Popover } from '@candil/ui-kit/popover';
import { useState } from 'react';
import { ANY_HEIGHT, LengthField } from '../inspector/length-field';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';
import { useOutletVerbs } from './use-outlets';

interface HeightsToolProps {
  readonly outlets: readonly Outlet[];
}

/** Heights from the first pendant to the last: two ends and the way between them. */
export const HeightsTool = ({ outlets }: HeightsToolProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const verbs = useOutletVerbs();
  const lengths = useLengths();
  const hung = outlets.flatMap(({ light }) => light ?? []);
  const [isOpen, setOpen] = useState(false);
  const [ends, setEnds] = useState<{ readonly fromCm?: number; readonly toCm?: number }>({});
  const [ease, setEase] = useState<Ease>('linear');
  const limits = editor.commonHeightsOf(hung.map(({ id }) => id)) ?? ANY_HEIGHT;
  const fromCm = ends.fromCm ?? hung[0]?.heightCm ?? 150;
  const toCm = ends.toCm ?? hung.at(-1)?.heightCm ?? 150;
  const apply = () => {
    if (verbs.gradient({ fromCm, toCm, ease }).ok) setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) setEnds({});
      }}
      title={t('compositor.tools.heights')}
      trigger={
        <Button size="sm" disabled={hung.length < 2}>
          {t('compositor.tools.heights')}
        </Button>
      }
      className="w-80"
    >
      <div className="flex flex-col gap-3">
        <div className="flex gap-3">
          <LengthField
            label={t('compositor.tools.from')}
            valueCm={fromCm}
            {...limits}
            onChange={(centimetres) => setEnds({ ...ends, fromCm: Math.round(centimetres) })}
            className="grow"
          />
          <LengthField
            label={t('compositor.tools.to')}
            valueCm={toCm}
            {...limits}
            onChange={(centimetres) => setEnds({ ...ends, toCm: Math.round(centimetres) })}
            className="grow"
          />
        </div>
        <p className="m-0 text-sm text-muted">
          {t('words.length.between', { min: lengths.full(limits.minCm), max: lengths.full(limits.maxCm) })}
        </p>
        <OptionTileGroup
          label={t('compositor.tools.ease')}
          value={ease}
          onValueChange={(value) => setEase(EASES.find((each) => each === value) ?? ease)}
          options={EASES.map((value) => ({ value, label: t(`compositor.tools.eases.${value}`), icon: <EaseGlyph ease={value} /> }))}
        />
        <Button variant="dark" onClick={apply}>
          {t('compositor.tools.setHeights')}
        </Button>
      </div>
    </Popover>
  );
};

const POINTS = 16;

/** The way of the heights as a curve. */
const EaseGlyph = ({ ease }: { readonly ease: Ease }) => (
  <svg aria-hidden viewBox="-1 -1 22 14" className="h-3.5 w-5" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round">
    <polyline
      points={gradientHeights({ fromCm: 0, toCm: 120, ease }, POINTS)
        .map((height, index) => `${(index * 20) / (POINTS - 1)},${height / 10}`)
        .join(' ')}
    />
  </svg>
);
