import { type PieceCatalogue, type PieceView, viewOfRow } from '@candil/configurator/pieces';
import { CODE_ATTRIBUTE_TYPES, completeSelection, initialSelection, offeredSelection, type PieceRow, variationsOf } from '@candil/domain';

/** A change that makes a product valid, with its effect. */
export interface Fix {
  readonly view: PieceView;
  /** Differences from the present product: the model, or the attributes. */
  readonly model: string | undefined;
  readonly changes: readonly { readonly type: (typeof CODE_ATTRIBUTE_TYPES)[number]; readonly to: string }[];
}

const MOST = 5;

const candidatesOf = ({ models, today }: PieceCatalogue, row: PieceRow): readonly PieceRow[] => {
  const model = models.get(row.model);
  if (model === undefined) return [];
  const successor = model.discontinued && model.replacedBy !== undefined ? models.get(model.replacedBy) : undefined;
  if (successor !== undefined) {
    const kept = offeredSelection(successor, row.selection, today);
    return [
      {
        ...row,
        model: successor.model,
        selection: completeSelection(successor, { ...initialSelection(successor, today), ...kept }, today),
      },
    ];
  }
  return CODE_ATTRIBUTE_TYPES.flatMap((type) =>
    variationsOf(model, type, today).flatMap(({ modifier }) =>
      row.selection[type] === modifier ? [] : [{ ...row, selection: { ...row.selection, [type]: modifier } }],
    ),
  );
};

const changesOf = (from: PieceRow, to: PieceRow): Fix['changes'] =>
  CODE_ATTRIBUTE_TYPES.flatMap((type) => {
    const value = to.selection[type];
    return value === undefined || value === from.selection[type] ? [] : [{ type, to: value }];
  });

/** Single changes that make the product valid, those first that cost about as much as now; none where it needs none. */
export const fixesFor = (catalogue: PieceCatalogue, row: PieceRow, unitGrossMinor: number | undefined): readonly Fix[] => {
  if (viewOfRow(catalogue, row).issue === undefined) return [];
  const distance = ({ view }: Fix): number => Math.abs((view.prices?.unitGross ?? 0) - (unitGrossMinor ?? 0));
  return candidatesOf(catalogue, row)
    .flatMap((candidate): readonly Fix[] => {
      const view = viewOfRow(catalogue, candidate);
      if (view.issue !== undefined) return [];
      return [{ view, model: candidate.model === row.model ? undefined : candidate.model, changes: changesOf(row, candidate) }];
    })
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST);
};
