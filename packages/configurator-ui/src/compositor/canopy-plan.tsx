import { useTranslation } from '@candil/i18n/react';
import { PaneHead } from '../screen/pane-head';
import { useEditorShell } from '../state/editor-shell';
import { useLive } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';
import { useLengths } from '../words/use-lengths';
import { type OutletChoice, useOutletCanopy } from './use-outlets';

/** Size of a metre and of the free margin, in units of the drawing. */
const METRE = 400;
const MARGIN = 48;
/** Radius of an outlet without a pendant, in metres. */
const EMPTY_RADIUS = 0.06;

interface CanopyPlanProps extends Omit<OutletChoice, 'choose'> {
  readonly onChoose: (number: number) => void;
}

/** The canopy from above with its pendants, when the room cannot be drawn in 3D. The strip describes the same in words. */
export const CanopyPlan = ({ outlets, chosen, onChoose }: CanopyPlanProps) => {
  const { t } = useTranslation('editor');
  const canopy = useOutletCanopy();
  if (canopy === undefined) return <div className="grow bg-sunken" />;
  const { x, z, widthMetres, depthMetres, outlets: placed } = canopy;
  const reach = (of: (outlet: (typeof outlets)[number]) => number, half: number) =>
    Math.max(half, ...outlets.map((outlet) => Math.abs(of(outlet)) + (outlet.light?.radiusMetres ?? EMPTY_RADIUS)));
  const [width, height] = [reach((outlet) => outlet.x - x, widthMetres / 2), reach((outlet) => outlet.z - z, depthMetres / 2)].map(
    (metres) => metres * METRE + MARGIN,
  ) as [number, number];
  const body = { className: 'fill-surface stroke-text', strokeWidth: 2 };
  return (
    <section aria-label={t('compositor.plan')} className="flex min-h-0 min-w-0 grow flex-col bg-sunken">
      <PaneHead title={t('compositor.plan')} />
      <svg
        aria-hidden
        viewBox={`${-width} ${-height} ${2 * width} ${2 * height}`}
        className="m-auto min-h-0 w-full p-4"
        style={{ maxWidth: 2 * width }}
      >
        {placed.shape === 'round' ? (
          <circle r={(widthMetres / 2) * METRE} {...body} />
        ) : (
          <rect
            x={(-widthMetres / 2) * METRE}
            y={(-depthMetres / 2) * METRE}
            width={widthMetres * METRE}
            height={depthMetres * METRE}
            rx={10}
            transform={`rotate(${(-placed.turnRadians * 180) / Math.PI})`}
            {...body}
          />
        )}
        {outlets.map((outlet) => (
          <PlanOutlet
            key={outlet.number}
            outlet={outlet}
            at={[(outlet.x - x) * METRE, (outlet.z - z) * METRE]}
            isChosen={outlet.number === chosen?.number}
            onChoose={() => onChoose(outlet.number)}
          />
        ))}
      </svg>
    </section>
  );
};

interface PlanOutletProps {
  readonly outlet: OutletChoice['outlets'][number];
  readonly at: readonly [x: number, y: number];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const PlanOutlet = ({ outlet: { number, light }, at: [x, y], isChosen, onChoose }: PlanOutletProps) => {
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const live = useLive(({ overrides }) => (light === undefined ? undefined : overrides.get(light.id)?.heightCm));
  const heightCm = live ?? light?.heightCm;
  const radius = (light?.radiusMetres ?? EMPTY_RADIUS) * METRE;
  const finish = light?.color === undefined ? undefined : bodyColours(editor.sources.context, light.model, light.color).finish;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio of the strip is the control; this is a shorter way for a pointer.
    <g transform={`translate(${x} ${y})`} onClick={onChoose} className="cursor-pointer">
      {isChosen && <circle r={radius + 6} className="fill-none stroke-accent" strokeWidth={5} />}
      <circle
        r={radius}
        style={{ fill: finish ?? 'transparent' }}
        className="stroke-text"
        strokeWidth={isChosen ? 3 : 1.5}
        strokeDasharray={light === undefined ? '6 5' : undefined}
      />
      <circle r={15} className={isChosen ? 'fill-inverse' : 'fill-surface stroke-hairline'} />
      <text textAnchor="middle" dy="0.35em" className={`text-[1.0625rem] font-semibold ${isChosen ? 'fill-on-inverse' : 'fill-text'}`}>
        {number}
      </text>
      {heightCm !== undefined && (
        <text textAnchor="middle" y={radius + 22} className="fill-muted text-[1rem] tabular-nums">
          {lengths.short(heightCm)}
        </text>
      )}
    </g>
  );
};
