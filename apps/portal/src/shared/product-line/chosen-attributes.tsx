import type { OrderLine } from '@candil/contract';
import { useFormat } from '@candil/i18n/react';

interface ChosenAttributesProps {
  readonly descriptions: OrderLine['descriptions'];
  /** Whole centimetres, where it differs from the standard or matters. */
  readonly pendantHeight?: number | null | undefined;
}

/** Choices of a luminaire in words: the finish with its colour, the rest under it. */
export const ChosenAttributes = ({ descriptions, pendantHeight }: ChosenAttributesProps) => {
  const format = useFormat();
  const finish = descriptions.find(({ type }) => type === 'color');
  const rest = descriptions.filter(({ type }) => type !== 'color' && type !== 'pendantHeight').map(({ text }) => text);
  if (pendantHeight !== undefined && pendantHeight !== null) rest.push(format.height(pendantHeight));
  return (
    <>
      {finish && (
        <span className="flex items-center gap-1.5">
          {finish.hex && (
            <span aria-hidden className="size-3 shrink-0 rounded-full border border-field-line" style={{ backgroundColor: finish.hex }} />
          )}
          <span className="min-w-0">{finish.text}</span>
        </span>
      )}
      {rest.length > 0 && <span className="block text-sm text-muted">{rest.join(' · ')}</span>}
    </>
  );
};
