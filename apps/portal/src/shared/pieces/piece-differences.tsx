import { CATALOGS, type CatalogId, type ModelDefinition } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { DocumentTable } from '@candil/ui-kit/document-table';
import { useMemo } from 'react';
import { type CountedPiece, codeOfPiece, comparePieces, type PieceDifference } from './compare-pieces';

interface PieceDifferencesProps {
  readonly theirs: readonly CountedPiece[];
  readonly mine: readonly CountedPiece[];
  readonly catalogId: CatalogId;
  readonly modelOf: (model: string) => ModelDefinition | undefined;
}

/** Differences between another version of a list or board and the own one: a line for each article, both numbers beside each other. */
export const PieceDifferences = ({ theirs, mine, catalogId, modelOf }: PieceDifferencesProps) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const format = useFormat();
  const lines = useMemo(() => comparePieces(theirs, mine), [theirs, mine]);
  if (lines.length === 0) return <p className="mt-3 mb-0 text-muted">{t('words.difference.order')}</p>;
  const count = (quantity: number) => (quantity === 0 ? t('words.difference.missing') : format.number(quantity));
  const nameOf = ({ piece }: PieceDifference) => {
    const height = piece.selection.pendantHeightCm;
    return [
      modelOf(piece.model)?.name[language],
      codeOfPiece(piece, CATALOGS[catalogId].dash),
      height === undefined ? undefined : format.height(height),
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
  return (
    <div className="mt-4 max-h-[40svh] overflow-y-auto" tabIndex={-1}>
      <DocumentTable
        label={t('words.difference.caption')}
        columns={[
          { key: 'what', label: t('words.difference.what'), cell: nameOf },
          { key: 'theirs', label: t('words.difference.theirs'), end: true, cell: (line) => count(line.theirs) },
          { key: 'mine', label: t('words.difference.mine'), end: true, cell: (line) => count(line.mine) },
        ]}
        rows={lines}
        rowKey={({ key }) => key}
      />
    </div>
  );
};
