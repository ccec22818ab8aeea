import type { Canopy } from './in-place';
import type { PhotoTraits } from './photo-traits';

interface CeilingFittingProps {
  readonly canopy: Canopy;
  readonly traits: PhotoTraits;
  /** CSS colour of the chosen finish. */
  readonly finish: string;
  readonly ceiling: number;
  readonly top: number;
  readonly left: number;
  readonly side: number;
  readonly stageWidth: number;
  /** Pixels of a metre at the luminaire. */
  readonly metre: number;
}

/** Diameters of the usual canopies. */
const SURFACE_METRES = 0.13;
const BUILT_IN_METRES = 0.07;
const HOOK_METRES = 0.02;

/** Canopy and wires between the ceiling and a picture: on the surface, built in, or beside with the wire led over a hook. */
export const CeilingFitting = ({ canopy, traits, finish, ceiling, top, left, side, stageWidth, metre }: CeilingFittingProps) => {
  const [first, last] = [traits.cables[0], traits.cables.at(-1)];
  if (first === undefined || last === undefined) return null;
  const xOf = (x: number) => left + x * side;
  const middle = (xOf(first.x) + xOf(last.x)) / 2;
  const spread = xOf(last.x) - xOf(first.x);
  const isFree = canopy === 'free-wire' && traits.cables.length === 1;
  const radius = Math.max(12, ((canopy === 'built-in' ? BUILT_IN_METRES : SURFACE_METRES) * metre) / 2) + spread / 2;
  const height = canopy === 'built-in' ? 3 : Math.max(9, radius * 0.55);
  const canopyX = isFree ? Math.max(radius + 16, middle - stageWidth * 0.3) : middle;
  const hook = Math.max(4, (HOOK_METRES * metre) / 2);
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
      <defs>
        <linearGradient id="canopy-shade" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="black" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="white" stopOpacity="0.28" />
          <stop offset="0.62" stopColor="black" stopOpacity="0.06" />
          <stop offset="1" stopColor="black" stopOpacity="0.5" />
        </linearGradient>
      </defs>
      {isFree && (
        <path
          d={`M${canopyX} ${ceiling + height} C${canopyX + (middle - canopyX) * 0.3} ${ceiling + height + (middle - canopyX) * 0.28} ${middle - (middle - canopyX) * 0.12} ${ceiling + height + (middle - canopyX) * 0.22} ${middle} ${ceiling + hook * 2}`}
          fill="none"
          stroke={first.color}
          strokeWidth={Math.max(2, first.width * side)}
        />
      )}
      {traits.cables.map(({ x, width, color }) => (
        <line key={x} x1={xOf(x)} x2={xOf(x)} y1={ceiling} y2={top} stroke={color} strokeWidth={Math.max(1.5, width * side)} />
      ))}
      {isFree && <Drum x={middle} y={ceiling} radius={hook} height={hook * 2} fill={finish} />}
      <Drum x={canopyX} y={ceiling} radius={radius} height={height} fill={finish} />
    </svg>
  );
};

const Drum = ({ x, y, radius, height, fill }: { x: number; y: number; radius: number; height: number; fill: string }) => {
  const depth = Math.min(radius * 0.16, height * 0.6);
  const body = `M${x - radius} ${y} v${height - depth} a${radius} ${depth} 0 0 0 ${radius * 2} 0 v${depth - height} z`;
  return (
    <>
      <path d={body} fill={fill} />
      <path d={body} fill="url(#canopy-shade)" />
    </>
  );
};
