import type { ProductComposition } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';

/** Contents of a composed product: lights by model, then their accessories. */
export const ComposedPieces = ({ compositions }: { compositions: readonly ProductComposition[] }) => {
  const { t } = useTranslation('eproject');
  const lights = counted(compositions.flatMap(({ articles }) => articles));
  const accessories = counted(compositions.flatMap((composition) => composition.accessories));
  return (
    <>
      <ul className="m-0 list-none p-0">
        {lights.map(({ model, modelName, quantity }) => (
          <li key={model}>{t('composition.pieces', { count: quantity, name: modelName })}</li>
        ))}
      </ul>
      {accessories.length > 0 && (
        <span className="block text-sm text-muted">
          {accessories.map(({ modelName, quantity }) => t('composition.pieces', { count: quantity, name: modelName })).join(' · ')}
        </span>
      )}
    </>
  );
};

interface Piece {
  readonly model: string;
  readonly modelName: string;
  readonly quantity: number;
}

/** Pieces of the same model together, in the order in which the models first appear. */
const counted = (pieces: readonly Piece[]): readonly Piece[] => {
  const byModel = new Map<string, Piece>();
  for (const { model, modelName, quantity } of pieces) {
    byModel.set(model, { model, modelName, quantity: quantity + (byModel.get(model)?.quantity ?? 0) });
  }
  return [...byModel.values()];
};
