import type { PendantHeightRange } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { HeightIcon } from '@candil/ui-kit/icon';
import { useRef } from 'react';
import { nearestHeight } from '../model/height-range';

interface HeightDimensionProps {
  readonly range: PendantHeightRange;
  readonly heightCm: number;
  readonly onChange: (heightCm: number) => void;
  readonly x: number;
  /** Lower edge of the ceiling and of the luminaire. */
  readonly from: number;
  readonly to: number;
  /** Pixels between the least and the greatest height. */
  readonly travel: number;
}

/** The height as a dimension line; its lower end can be dragged. Keys have the slider of the height. */
export const HeightDimension = ({ range, heightCm, onChange, x, from, to, travel }: HeightDimensionProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const grip = useRef<{ readonly y: number; readonly heightCm: number }>(undefined);
  const isFixed = range.delta === 0;
  const release = () => {
    grip.current = undefined;
  };
  return (
    <div className="absolute text-[#161613]" style={{ left: x, top: from, height: to - from }}>
      <span aria-hidden className="absolute inset-y-0 left-0 w-px bg-current" />
      <span aria-hidden className="absolute top-0 -left-1.5 h-px w-3 bg-current" />
      <span aria-hidden className="absolute bottom-0 -left-1.5 h-px w-3 bg-current" />
      <span className="absolute top-1/2 left-0 flex -translate-x-1/2 -translate-y-1/2 items-center gap-1.5 rounded-md bg-[#161613] px-2.5 py-1.5 text-sm font-semibold whitespace-nowrap text-white max-md:px-2 max-md:py-1 max-md:text-xs">
        {format.height(heightCm)}
        {heightCm !== range.standard && (
          <span className="rounded-xs bg-lima px-1 text-xs text-[#161613]">{t('configurator.pendantHeight.longWire')}</span>
        )}
      </span>
      {!isFixed && travel > 0 && (
        <span
          aria-hidden
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { y: event.clientY, heightCm };
          }}
          onPointerMove={(event) => {
            if (grip.current === undefined) return;
            const moved = ((event.clientY - grip.current.y) / travel) * (range.max - range.min);
            const stepped = Math.round((grip.current.heightCm + moved) / range.delta) * range.delta;
            onChange(nearestHeight(range, stepped));
          }}
          onPointerUp={release}
          onPointerCancel={release}
          className="absolute -bottom-4 left-0 flex size-8 -translate-x-1/2 cursor-ns-resize touch-none items-center justify-center rounded-full border-2 border-current bg-white shadow-float pointer-coarse:-bottom-[22px] pointer-coarse:size-11"
        >
          <HeightIcon size={16} />
        </span>
      )}
    </div>
  );
};
