import type { OutletCanopy } from '@candil/domain';

interface CanopyGlyphProps {
  readonly canopy: OutletCanopy;
  /** Metres. */
  readonly width: number;
  readonly depth: number;
  readonly className?: string;
}

/** Length of the longest canopy in the pictures, in metres. */
const REACH_METRES = 2;

/** A canopy seen from below, all of them at one scale: its shape and its outlets. */
export const CanopyGlyph = ({ canopy, width, depth, className }: CanopyGlyphProps) => (
  <svg
    aria-hidden
    viewBox={`${-REACH_METRES / 2} -0.42 ${REACH_METRES} 0.84`}
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.25}
  >
    {canopy.shape === 'round' ? (
      <circle r={width / 2} vectorEffect="non-scaling-stroke" />
    ) : (
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={0.03} vectorEffect="non-scaling-stroke" />
    )}
    {canopy.outlets.map(({ x, z }) => (
      <circle key={`${x} ${z}`} cx={x} cy={z} r={0.03} fill="currentColor" stroke="none" />
    ))}
  </svg>
);
