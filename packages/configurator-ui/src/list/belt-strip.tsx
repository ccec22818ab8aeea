import type { SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { bodyColours } from '../words/body-colours';

/** Size of the strip; the drawing in it is as long as the belt in metres. */
const [WIDTH, HEIGHT, MARGIN] = [640, 34, 14];

/** A belt as a straight line to scale: its points, its feed, and its lights as wide as they are. */
export const BeltStrip = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useBeltWords();
  const lights = useDocument(({ scene }) => scene.lights);
  const scale = (WIDTH - 2 * MARGIN) / Math.max(belt.lengthMetres, 0.01);
  const at = (metres: number) => MARGIN + metres * scale;
  const middle = HEIGHT / 2;
  const { finish } = bodyColours(editor.sources.context, belt.model, belt.color);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('list.strip', { name: words.name(belt), lights: t('views.tree.lights', { count: belt.lightIds.length }) })}
      className="block h-auto w-full max-w-[60rem]"
    >
      <line x1={at(0)} y1={middle} x2={at(belt.lengthMetres)} y2={middle} stroke={finish} strokeWidth={4} />
      {belt.points.map(({ label, arcLengthMetres }) => (
        <line
          key={label}
          x1={at(arcLengthMetres)}
          x2={at(arcLengthMetres)}
          y1={middle - 7}
          y2={middle + 7}
          className="stroke-faint"
          strokeWidth={1.5}
        />
      ))}
      {lights
        .filter(({ host }) => host?.beltId === belt.id)
        .map(({ id, host, model, color, radiusMetres }) => {
          const width = Math.max(radiusMetres * 2 * scale, 6);
          return (
            <rect
              key={id}
              x={at(host?.arcLengthMetres ?? 0) - width / 2}
              y={middle - 8}
              width={width}
              height={16}
              rx={8}
              fill={bodyColours(editor.sources.context, model, color).body}
              className="stroke-text"
              strokeWidth={1.5}
            />
          );
        })}
      {belt.accessories.map(({ id, arcLengthMetres }) => (
        <path key={id} d={`M${at(arcLengthMetres)} ${middle + 3}l5 9h-10z`} className="fill-muted" />
      ))}
      {belt.feed && (
        <g transform={`translate(${at(belt.feed.arcLengthMetres)} ${middle})`}>
          <circle r={9} className="fill-accent stroke-text" strokeWidth={1.5} />
          <path d="M1.5 -5.5L-3.5 1H0L-1 5.5L4 -1H0.5Z" fill="#1d1d1b" />
        </g>
      )}
    </svg>
  );
};
