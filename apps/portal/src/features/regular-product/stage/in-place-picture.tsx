import type { PendantHeightRange } from '@candil/domain';
import type { CSSProperties } from 'react';
import { CeilingFitting } from './ceiling-fitting';
import { CrossfadePicture } from './crossfade-picture';
import { HeightDimension } from './height-dimension';
import { type Canopy, placementOf, type StageSize } from './in-place';
import type { PhotoTraits } from './photo-traits';

export interface InPlacePictureProps {
  readonly src: string;
  readonly alt: string;
  readonly traits: PhotoTraits;
  readonly size: StageSize;
  readonly canopy: Canopy;
  /** CSS colours of the finish and of the light. */
  readonly finish: string;
  readonly lamp: string;
  readonly isNight: boolean;
  readonly range: PendantHeightRange;
  readonly heightCm: number;
  readonly widthMetres: number;
  readonly onHeight: (heightCm: number) => void;
}

/** The edges of the picture vanish into the wall that continues its paper. */
const FADE: CSSProperties = {
  maskImage:
    'linear-gradient(to right, transparent, black 16%, black 84%, transparent), linear-gradient(to bottom, black 80%, transparent 98%)',
  maskComposite: 'intersect',
};

/** A hanging luminaire under its ceiling: the picture of its finish at the chosen height, on the chosen canopy, in the light of its temperature. */
export const InPlacePicture = ({ src, alt, traits, size, canopy, finish, lamp, isNight, ...height }: InPlacePictureProps) => {
  const { range, heightCm, widthMetres, onHeight } = height;
  const share = range.max === range.min ? 0 : (heightCm - range.min) / (range.max - range.min);
  const { ceiling, side, left, top, travel } = placementOf(size, share);
  const lower = top + traits.bottom * side;
  const metre = (traits.width * side) / widthMetres;
  const middle = size.width / 2;
  const paper = traits.paper.map((color, step) => `${color} ${Math.round(top + (step / (traits.paper.length - 1)) * side)}px`);
  return (
    <div className="absolute inset-0 overflow-hidden" style={{ backgroundImage: `linear-gradient(to bottom, ${paper.join(', ')})` }}>
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 bg-[linear-gradient(to_bottom,rgb(0_0_0/0.30),rgb(0_0_0/0.16))]"
        style={{ height: ceiling }}
      />
      <div className="absolute" style={{ left, top, width: side, height: side, ...FADE }}>
        <CrossfadePicture src={src} alt={alt} className="size-full" isBare />
      </div>
      <div
        aria-hidden
        className="pointer-events-none absolute mix-blend-soft-light"
        style={{
          left: middle - side,
          top: lower - side * 0.1,
          width: side * 2,
          height: side * 1.1,
          opacity: isNight ? 1 : 0.75,
          backgroundImage: `radial-gradient(closest-side at 50% 30%, ${lamp}, transparent)`,
        }}
      />
      <CeilingFitting
        canopy={canopy}
        traits={traits}
        finish={finish}
        ceiling={ceiling}
        top={top}
        left={left}
        side={side}
        stageWidth={size.width}
        metre={metre}
      />
      <HeightDimension
        range={range}
        heightCm={heightCm}
        onChange={onHeight}
        x={Math.min(size.width - 56, middle + (traits.width * side) / 2 + 40)}
        from={ceiling}
        to={lower}
        travel={travel}
      />
    </div>
  );
};
