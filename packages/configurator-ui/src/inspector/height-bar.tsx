import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { IconButton, TextButton } from '@candil/ui-kit/button';
import { MinusIcon, PlusIcon } from '@candil/ui-kit/icon';
import { Slider } from '@candil/ui-kit/slider';
import { limitsOfLight, rangeOfModel } from '../elevation/height-span';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive } from '../state/use-editor-state';
import { LongWireMark } from '../words/long-wire-mark';
import { useLengths } from '../words/use-lengths';

interface HeightBarProps {
  readonly light: SceneLight;
}

const hatched =
  'bg-surface bg-[repeating-linear-gradient(135deg,var(--color-attention)_0_1px,transparent_1px_5px)] pointer-events-none absolute top-0 h-1.5 end-0 rounded-e-full';

/** Suspension length of a luminaire: pulled, stepped or typed; heights that the room does not allow are hatched. */
export const HeightBar = ({ light }: HeightBarProps) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const lengths = useLengths();
  const room = useDocument((state) => state.scene.room);
  const live = useLive((state) => state.overrides.get(light.id)?.heightCm);
  const range = rangeOfModel(editor.sources.context, light.model);
  const limits = limitsOfLight(editor.sources.context, room, light);
  const heightCm = live ?? light.heightCm;
  if (range === undefined || heightCm === undefined) return null;
  const { min, max, standard, delta } = range;
  const isFixed = delta === 0;
  const reach = limits ?? { minCm: min, maxCm: max, maxLimit: 'variation' as const, minLimit: 'variation' as const };
  const share = (height: number) => (max > min ? Math.max(0, Math.min(100, ((height - min) / (max - min)) * 100)) : 0);
  const set = (height: number) => {
    const within = Math.min(reach.maxCm, Math.max(reach.minCm, Math.round(height)));
    if (within === light.heightCm) return;
    editor.change(
      { kind: 'set-height', elementIds: [light.id], heightCm: within },
      { kind: 'raise', names: [light.label], value: String(within) },
      `height:${light.id}`,
    );
  };
  const byRoom = reach.maxLimit === 'room' && reach.maxCm < max;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{t('words.attribute.pendantHeight')}</span>
        <span className="flex items-center gap-1.5 font-semibold">
          {lengths.full(heightCm)}
          {heightCm !== standard && <LongWireMark title={t('panels.inspector.longWire')} />}
        </span>
      </div>
      {isFixed ? (
        <p className="m-0 mt-1 text-sm text-muted">{t('panels.inspector.fixedHeight')}</p>
      ) : (
        <>
          <div className="mt-2 flex items-center gap-3">
            <IconButton
              size="sm"
              variant="secondary"
              label={t('panels.inspector.higher')}
              icon={<MinusIcon size={16} />}
              disabled={isReadOnly || heightCm <= reach.minCm}
              onClick={() => set(heightCm - 1)}
              className="lg:hidden pointer-coarse:size-11"
            />
            <div className="relative grow py-2">
              <div className="relative">
                <Slider
                  label={t('words.attribute.pendantHeight')}
                  min={min}
                  max={max}
                  value={heightCm}
                  disabled={isReadOnly}
                  formatValue={lengths.full}
                  onValueChange={set}
                />
                {byRoom && <span aria-hidden className={hatched} style={{ insetInlineStart: `${share(reach.maxCm)}%` }} />}
                <span
                  aria-hidden
                  className="pointer-events-none absolute -top-1 h-3.5 w-0.5 bg-text"
                  style={{ insetInlineStart: `${share(standard)}%` }}
                />
              </div>
            </div>
            <IconButton
              size="sm"
              variant="secondary"
              label={t('panels.inspector.lower')}
              icon={<PlusIcon size={16} />}
              disabled={isReadOnly || heightCm >= reach.maxCm}
              onClick={() => set(heightCm + 1)}
              className="lg:hidden pointer-coarse:size-11"
            />
          </div>
          <div className="relative mt-0.5 flex h-5 justify-between text-xs text-muted">
            <span>{lengths.short(min)}</span>
            <TextButton
              tone="quiet"
              disabled={isReadOnly || heightCm === standard}
              onClick={() => set(standard)}
              className="absolute top-0 -translate-x-1/2 text-xs! disabled:opacity-100! pointer-coarse:-top-3.5"
              style={{ insetInlineStart: `${Math.min(70, Math.max(30, share(standard)))}%` }}
            >
              {t('panels.inspector.standard', { height: lengths.short(standard) })}
            </TextButton>
            <span className={byRoom ? 'text-attention-text' : undefined}>
              {byRoom ? t('panels.inspector.roomLimit', { height: lengths.short(reach.maxCm) }) : lengths.short(max)}
            </span>
          </div>
        </>
      )}
    </div>
  );
};
