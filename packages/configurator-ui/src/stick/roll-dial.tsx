import { useTranslation } from '@candil/i18n/react';
import { type PointerEvent, useRef } from 'react';

interface RollDialProps {
  /** 0 = down, clockwise. */
  readonly degrees: number;
  readonly beamDegrees: number;
  readonly disabled: boolean;
  readonly onChange: (degrees: number) => void;
}

const SIZE = 72;
const MIDDLE = SIZE / 2;
const RADIUS = 30;
const STEP = 15;

const spot = (degrees: number, radius: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  // Down at 0°, to the left of the page at 90°: clockwise as it is read.
  return [MIDDLE - Math.sin(turn) * radius, MIDDLE + Math.cos(turn) * radius];
};

/** A stick from its end with the fan of its light; the dot is dragged round it, arrows turn it by 15°, with Shift by 1°. */
export const RollDial = ({ degrees, beamDegrees, disabled, onChange }: RollDialProps) => {
  const { t } = useTranslation('editor');
  const dial = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const [ax, ay] = spot(degrees - beamDegrees / 2, RADIUS);
  const [bx, by] = spot(degrees + beamDegrees / 2, RADIUS);
  const [hx, hy] = spot(degrees, RADIUS);
  const isWide = beamDegrees > 180 ? 1 : 0;
  const turnTo = (event: PointerEvent) => {
    const box = dial.current?.getBoundingClientRect();
    if (box === undefined) return;
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    const free = ((Math.atan2(-x, y) * 180) / Math.PI + 360) % 360;
    onChange((event.shiftKey ? Math.round(free) : Math.round(free / STEP) * STEP) % 360);
  };
  return (
    <div
      ref={dial}
      role="slider"
      aria-label={t('sticks.roll.label')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(degrees)}
      aria-valuetext={`${Math.round(degrees)}°`}
      aria-disabled={disabled}
      tabIndex={disabled ? -1 : 0}
      className="size-18 shrink-0 touch-none rounded-full"
      style={{ cursor: disabled ? 'default' : 'grab' }}
      onPointerDown={(event) => {
        if (disabled) return;
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        turnTo(event);
      }}
      onPointerMove={(event) => isHeld.current && turnTo(event)}
      onPointerUp={() => {
        isHeld.current = false;
      }}
      onPointerCancel={() => {
        isHeld.current = false;
      }}
      onKeyDown={(event) => {
        const sign = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (sign === undefined || disabled) return;
        event.preventDefault();
        event.stopPropagation();
        onChange((degrees + sign * (event.shiftKey ? 1 : STEP) + 360) % 360);
      }}
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className="block size-full" aria-hidden>
        <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className="fill-surface stroke-field-line" strokeWidth={1.5} />
        <path d={`M${MIDDLE} ${MIDDLE}L${ax} ${ay}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${bx} ${by}Z`} className="fill-accent-soft" />
        <path d={`M${ax} ${ay}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${bx} ${by}`} className="fill-none stroke-accent" strokeWidth={4} />
        <circle cx={MIDDLE} cy={MIDDLE} r={8} className="fill-text" />
        <circle cx={hx} cy={hy} r={5.5} className="fill-surface stroke-text" strokeWidth={2} />
      </svg>
    </div>
  );
};
