import type { SavedFact } from '@candil/domain';

interface BeforeAndNowProps {
  readonly fact: SavedFact;
  readonly inWords: (value: number | null) => string;
}

/** Unchanged values are shown once; changed ones beside their earlier value. */
export const BeforeAndNow = ({ fact: { stored, now }, inWords }: BeforeAndNowProps) => {
  if (stored === undefined || stored === now) return inWords(now);
  return (
    <>
      <span className="text-muted">{inWords(stored)} → </span>
      <strong className="font-semibold text-attention-text">{inWords(now)}</strong>
    </>
  );
};
