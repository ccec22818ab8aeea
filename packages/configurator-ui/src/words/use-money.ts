import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';

/** Whole cents as money; a difference has its sign. */
export const useMoney = () => {
  const { format, currency } = useEditorShell();
  return useMemo(
    () => ({
      amount: (amountMinor: number): string => format.moneyMinor({ amountMinor, currency }),
      difference: (amountMinor: number): string => format.moneyMinor({ amountMinor, currency }, { signed: true }).replace(/^-/, '−'),
    }),
    [format, currency],
  );
};
