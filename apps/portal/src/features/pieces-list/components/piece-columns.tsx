import { ATTRIBUTE_COLUMNS, type PieceColumn, type PieceView } from '@candil/configurator/pieces';
import { type CodeAttributeType, type Currency, linePrices, majorFromMinor, optionsFor } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Dot } from '@candil/ui-kit/badge';
import type { CellGridColumn } from '@candil/ui-kit/cell-grid';
import { AlertIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { useMemo } from 'react';
import type { OfferedPieces } from '../../../shared/pieces/piece-offer';
import { usePieceWords } from '../../../shared/pieces/use-piece-words';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';

interface Showing {
  readonly offered: OfferedPieces;
  readonly currency: Currency;
  /** Discount of the list's category, 0 where only gross prices are seen. */
  readonly discountPercent: number;
}

/** The columns of a list; a cell shows its words and is copied as text that can be pasted again. */
export const usePieceColumns = ({ offered, currency, discountPercent }: Showing): readonly CellGridColumn<PieceView>[] => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const format = useFormat();
  const words = usePieceWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and format follow the language
  return useMemo(() => {
    const { catalogue, pictureOf } = offered;
    const money = (minor: number | undefined) => (minor === undefined ? '–' : format.money(majorFromMinor(minor), currency));
    const priceOf = ({ prices, row }: PieceView) => prices && linePrices(prices.unitGross, row.quantity, discountPercent);
    const unitOf = (view: PieceView) => priceOf(view)?.unitNet;
    const totalOf = (view: PieceView) => priceOf(view)?.totalNet;

    const chosen = ({ model, row, article }: PieceView, type: CodeAttributeType): string =>
      words.value(model, type, article?.selection[type] ?? row.selection[type]);
    const attribute = (id: PieceColumn, width: string): CellGridColumn<PieceView> => {
      const type = ATTRIBUTE_COLUMNS[id] ?? 'color';
      return {
        id,
        header: t(`pieces.column.${id}`),
        width,
        edit: 'choice',
        text: (view) => chosen(view, type),
        cell: (view) => {
          const text = chosen(view, type);
          const isOpen = text === '' && view.model?.variations.some((each) => each.type === type);
          return isOpen ? <span className="text-attention-text">{t('pieces.choose')}</span> : <span className="truncate">{text}</span>;
        },
        choices: ({ model, row }) =>
          model === undefined
            ? []
            : (optionsFor(model, row.selection, catalogue.today).find((group) => group.type === type)?.options ?? []).map(
                ({ variation, compatible, blockedBy = [] }) => {
                  const reason = blockedBy.flatMap((each) => each.reason?.[language] ?? [])[0] ?? t('pieces.refused.excluded');
                  return {
                    value: variation.modifier,
                    label: words.variation(variation),
                    keywords: [variation.modifier],
                    ...(!compatible && { description: reason }),
                  };
                },
              ),
      };
    };
    return [
      {
        id: 'picture',
        header: t('pieces.column.picture'),
        hideHeader: true,
        width: '3.25rem',
        text: () => '',
        cell: ({ row, article }) =>
          row.model === '' ? null : (
            <Picture
              src={pictureOf(row.model, article?.selection.color ?? row.selection.color)}
              alt=""
              className="w-9 shrink-0 rounded-md!"
            />
          ),
      },
      {
        id: 'reference',
        header: t('pieces.column.reference'),
        width: '9.5rem',
        edit: 'text',
        text: ({ row, article }) => article?.reference ?? row.written ?? row.model,
        cell: ({ row, article }) => (
          <span dir="ltr" className="truncate font-mono text-sm">
            {article?.reference ?? row.written ?? row.model}
          </span>
        ),
      },
      {
        id: 'description',
        header: t('pieces.column.description'),
        width: 'minmax(7rem, 1fr)',
        text: ({ model }) => model?.name[language] ?? '',
        cell: ({ model }) => <span className="truncate">{model?.name[language] ?? ''}</span>,
      },
      attribute('finish', '8rem'),
      attribute('temperature', '7.5rem'),
      attribute('control', '7.25rem'),
      attribute('installation', '8.25rem'),
      {
        id: 'quantity',
        header: t('pieces.column.quantity'),
        width: '5rem',
        edit: 'text',
        end: true,
        maxLength: 5,
        text: ({ row }) => String(row.quantity),
        cell: ({ row }) => format.number(row.quantity),
      },
      {
        id: 'unit',
        header: t('pieces.column.unit'),
        width: '6.25rem',
        end: true,
        text: (view) => money(unitOf(view)),
        cell: (view) => money(unitOf(view)),
      },
      {
        id: 'total',
        header: t('pieces.column.total'),
        width: '6.75rem',
        end: true,
        text: (view) => money(totalOf(view)),
        cell: (view) => <span className="font-medium">{money(totalOf(view))}</span>,
      },
      {
        id: 'availability',
        header: t('pieces.column.availability'),
        width: '6.5rem',
        text: ({ availability }) => (availability === undefined ? '' : format.weeks(availability.weeks)),
        cell: ({ availability }) =>
          availability === undefined ? null : (
            <span className="inline-flex items-center gap-1.5 truncate">
              <Dot tone={deliveryTone({ days: availability.days, weeks: availability.weeks ?? null })} />
              {availability.days < 0 ? t('pieces.issue.ended') : format.weeks(availability.weeks)}
            </span>
          ),
      },
      {
        id: 'issue',
        header: t('pieces.column.issue'),
        width: 'minmax(8.5rem, 1.2fr)',
        text: ({ issue }) => (issue === undefined ? '' : words.issue(issue)),
        cell: ({ issue }) =>
          issue === undefined ? null : (
            <span title={words.issue(issue)} className="inline-flex min-w-0 items-center gap-1.5 text-sm text-attention-text">
              <AlertIcon size={16} className="shrink-0" />
              <span className="truncate">{words.issue(issue)}</span>
            </span>
          ),
      },
    ];
  }, [offered, currency, discountPercent, language, t]);
};
