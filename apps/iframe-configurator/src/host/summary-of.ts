import type { Editor } from '@candil/configurator';
import type { EmbedSummary } from '@candil/contract';

/** The content of the editor as numbers. */
export const summaryOf = (editor: Editor, currency: 'EUR' | 'USD', showsPrices: boolean): EmbedSummary => {
  const { pieces, watts, lumens, availability, totals } = editor.derived.getState().evaluation;
  return {
    pieces,
    lights: editor.document.getState().scene.lights.length,
    watts,
    lumens,
    weeks: availability.weeks ?? null,
    price: showsPrices && totals !== undefined ? { amount: totals.totalGross / 100, currency } : null,
  };
};
