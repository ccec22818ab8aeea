import type { ReactNode } from 'react';

interface DrawnChipProps {
  /** Middle, pixels. */
  readonly x: number;
  readonly y: number;
  readonly tone: 'attention' | 'ink' | 'plain';
  /** Keeps the chip on the canvas. */
  readonly children: ReactNode;
}

const tones = {
  attention: 'bg-attention-text text-white dark:text-ink',
  ink: 'bg-inverse text-on-inverse',
  plain: 'border border-hairline bg-surface text-text',
};

/** Words over a drawing, as wide as they are. */
export const DrawnChip = ({ x, y, tone, children }: DrawnChipProps) => (
  <foreignObject x={x - 150} y={y - 20} width={300} height={40} className="pointer-events-none overflow-visible">
    <div className="flex h-full items-center justify-center">
      <span className={`inline-flex items-center gap-1.5 rounded-md px-2.5 py-1.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}>
        {children}
      </span>
    </div>
  </foreignObject>
);
