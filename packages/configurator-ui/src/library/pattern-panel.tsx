import type { PatternKind } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { useState } from 'react';
import { LengthField } from '../inspector/length-field';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

const KINDS: readonly PatternKind[] = ['line', 'arc', 'circle', 'grid', 'spiral', 'scatter'];
const MOST = 60;

/** Several of one model at once: in a line, an arc, a circle, a grid, a spiral, or scattered. */
export const PatternPanel = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const { palette } = editor.sources;
  const furniture = useDocument((state) => state.furniture);
  const [model, setModel] = useState(palette[0]?.definition.model ?? '');
  const [kind, setKind] = useState<PatternKind>('line');
  const [count, setCount] = useState(5);
  const [spacingCm, setSpacing] = useState(50);
  const [turn, setTurn] = useState(0);
  const [seed, setSeed] = useState(1);
  const table = furniture.find((each) => each.kind === 'table' || each.kind === 'round-table');
  const take = () => editor.takePattern({ model, pattern: kind, count, spacingMetres: spacingCm / 100, turnDegrees: turn, seed });
  const place = () =>
    editor.addPattern(model, {
      kind,
      count,
      spacingMetres: spacingCm / 100,
      centre: { x: table?.x ?? 0, z: table?.z ?? 0 },
      turnDegrees: turn,
      seed,
    });
  return (
    <section aria-label={t('panels.pattern.label')} className="flex flex-col gap-3 rounded-control border border-hairline p-3">
      <Dropdown
        label={t('panels.pattern.model')}
        value={model}
        onValueChange={setModel}
        options={palette.map(({ definition, name }) => ({ value: definition.model, label: name }))}
      />
      <OptionTileGroup
        label={t('panels.pattern.shape')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`panels.pattern.kind.${value}`) }))}
        onValueChange={(value) => setKind(KINDS.find((each) => each === value) ?? kind)}
      />
      <div className="flex items-end gap-3">
        <QuantitySelector label={t('panels.pattern.count')} value={count} min={1} max={MOST} onValueChange={setCount} />
        <LengthField
          label={t('panels.pattern.spacing')}
          valueCm={spacingCm}
          minCm={5}
          maxCm={1000}
          onChange={setSpacing}
          className="grow"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setTurn((before) => (before + 45) % 360)}>
          {t('panels.pattern.turn', { degrees: turn })}
        </Button>
        {kind === 'scatter' && (
          <Button size="sm" onClick={() => setSeed((before) => before + 1)}>
            {t('panels.pattern.again')}
          </Button>
        )}
      </div>
      <Button variant="dark" onClick={take}>
        {t('panels.pattern.take')}
      </Button>
      <Button onClick={place}>{table ? t('panels.pattern.placeTable', { count }) : t('panels.pattern.placeRoom', { count })}</Button>
    </section>
  );
};
