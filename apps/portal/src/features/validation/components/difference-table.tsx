import { useTranslation } from '@candil/i18n/react';
import { DocumentTable } from '@candil/ui-kit/document-table';

/** One fact of a product as it was and as it is now. */
export interface Difference {
  readonly name: string;
  readonly stored: string;
  readonly now: string;
}

/** Stored values beside those of today; differences stand out. */
export const DifferenceTable = ({ rows }: { readonly rows: readonly Difference[] }) => {
  const { t } = useTranslation('editor');
  return (
    <DocumentTable
      label={t('validation.table')}
      columns={[
        { key: 'name', label: t('validation.fact'), cell: ({ name }) => name },
        { key: 'stored', label: t('validation.stored'), cell: ({ stored }) => stored },
        {
          key: 'now',
          label: t('validation.now'),
          cell: ({ stored, now }) =>
            stored === now ? <span className="text-muted">{now}</span> : <strong className="font-semibold">{now}</strong>,
        },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
};
