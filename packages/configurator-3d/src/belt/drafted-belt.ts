import type { LiveDraft, SceneBelt } from '@candil/configurator';

/** The belt that is being drawn as if it hung already; undefined while there is no span. */
export const draftedBelt = (draft: LiveDraft | undefined): SceneBelt | undefined => {
  if (draft?.kind !== 'belt' || draft.spans.length === 0) return undefined;
  return {
    id: 'draft',
    compositionId: undefined,
    label: '',
    model: '',
    color: undefined,
    widthMetres: 0.032,
    points: draft.points.map((point) => ({ ...point, label: '', surface: draft.surface, rodMetres: 0, arcLengthMetres: 0 })),
    spans: draft.spans,
    isClosed: false,
    lengthMetres: 0,
    mostLengthMetres: undefined,
    feed: undefined,
    watts: 0,
    lightIds: [],
    accessories: [],
  };
};
