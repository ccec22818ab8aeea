import type { SceneLight } from '@candil/configurator';
import { memo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { bodyColours } from '../words/body-colours';
import { useSilhouette } from './use-silhouette';

const SURFACES: Partial<Record<string, string>> = {
  opal: '#fff6e4',
  lamp: '#fff0cf',
  linen: '#ece3d2',
  white: '#f6f5f1',
  hardware: '#1b1b1d',
  mirror: '#c9ccce',
  inside: '#fff6e4',
};

/** Longer than so many times their depth, bodies lie along their belt. */
const SLENDER = 3;

interface ElevationBodyProps {
  readonly light: SceneLight;
  /** Middle of its underside, pixels. */
  readonly x: number;
  readonly y: number;
  /** Pixels of a metre. */
  readonly scale: number;
  /** Visible share of the length of a body that is longer than deep; default all. */
  readonly seenAcross?: number;
}

/** The body of a luminaire from the side; plain until its outlines are known. */
export const ElevationBody = memo(({ light, x, y, scale, seenAcross = 1 }: ElevationBodyProps) => {
  const { editor } = useEditorShell();
  const parts = useSilhouette(light.model);
  const { finish, body } = bodyColours(editor.sources.context, light.model, light.color);
  const [width, height] = [light.radiusMetres * 2 * scale, light.bodyHeightMetres * scale];
  const { widthMetres = 0, depthMetres = 0 } = editor.sources.context.modelOf(light.model)?.technical ?? {};
  const narrowed = widthMetres > SLENDER * depthMetres && widthMetres > 0 ? Math.max(depthMetres / widthMetres, seenAcross) : 1;
  if (parts === undefined || parts.length === 0)
    return (
      <rect
        x={x - width / 2}
        y={y - height}
        width={width}
        height={height}
        rx={Math.min(width, height) / 4}
        fill={body}
        className="stroke-muted"
      />
    );
  return parts.map(({ pathAt, surface }, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the body
      key={index}
      d={pathAt({ x, y, scaleAcross: scale * narrowed, scale })}
      fillRule="evenodd"
      fill={SURFACES[surface] ?? finish}
      className="stroke-muted"
      strokeWidth={0.8}
    />
  ));
});
ElevationBody.displayName = 'ElevationBody';
