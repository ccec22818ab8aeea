import { articleSearchQuery } from '@candil/api-client/react';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Modal } from '@candil/ui-kit/modal';
import { Picture } from '@candil/ui-kit/picture';
import { Pressable } from '@candil/ui-kit/pressable';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompareTray } from '../../../shared/compare/use-compare-tray';
import { isComposition, isSameVariant, readVariant, type Variant } from '../../../shared/compare/variant';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { useTypedSearch } from '../../../shared/use-typed-search';

const TERM_MAX = 64;

interface VariantSearchProps {
  readonly catalogId: CatalogId;
  /** Those that stand there already. */
  readonly shown: readonly Variant[];
  readonly onChoose: (variant: Variant) => void;
  readonly onClose: () => void;
}

interface Offered {
  readonly variant: Variant;
  readonly name: string;
  /** Undefined for a composition that is known by its code only. */
  readonly image: string | undefined;
}

/** The composition whose code was typed; whether there is one shows in its column. */
const compositionOf = (search: string): Variant | undefined => {
  const variant = readVariant(search);
  return variant !== undefined && isComposition(variant) ? variant : undefined;
};

/** Finds a variant by name or code; before anything is typed, those that are kept are offered. */
export const VariantSearch = ({ catalogId, shown, onChoose, onClose }: VariantSearchProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const { variants: kept } = useCompareTray();
  const [term, setTerm] = useState('');
  const typed = useTypedSearch(term, setTerm);
  const search = term.trim();
  const composition = compositionOf(search);
  const found = useQuery({
    ...articleSearchQuery(client, { catalogId, search, lang }),
    enabled: search !== '' && composition === undefined,
    meta: { action: 'article-search' },
  });
  const offered: readonly Offered[] =
    search === ''
      ? kept.map(({ name, image, ...variant }) => ({ variant, name, image }))
      : composition !== undefined
        ? [{ variant: composition, name: t('compare.composition'), image: undefined }]
        : (found.data ?? []).flatMap(({ reference, name, image }) => {
            const variant = readVariant(reference);
            return variant === undefined ? [] : [{ variant, name, image }];
          });
  const choices = offered.filter(({ variant }) => !shown.some((each) => isSameVariant(each, variant)));
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={t('compare.add')}>
      <TextField
        label={t('browse.search')}
        hint={t('browse.searchHint')}
        type="search"
        prefix={<SearchIcon size={18} />}
        maxLength={TERM_MAX}
        autoFocus
        autoComplete="off"
        {...typed}
      />
      <div className="mt-3 min-h-64" aria-busy={found.isFetching}>
        {found.isError && <FailureView failure={found.error} level={3} onRetry={() => void found.refetch()} retrying={found.isFetching} />}
        <ul className="m-0 list-none p-0">
          {choices.map(({ variant, name, image }) => (
            <li key={variant.referenceCode} className="border-t border-hairline-soft first:border-t-0">
              <Pressable
                onClick={() => onChoose(variant)}
                className="flex w-full items-center gap-3 rounded-md px-2! py-2! text-base transition-colors hover:bg-hover"
              >
                <Picture src={image} alt="" className="w-12 shrink-0 rounded-md!" />
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate font-mono text-sm font-normal text-muted">{variant.referenceCode}</span>
                </span>
              </Pressable>
            </li>
          ))}
        </ul>
        {search !== '' && found.isSuccess && choices.length === 0 && (
          <p className="m-0 py-6 text-base text-muted">{t('browse.nothingFor', { term: search })}</p>
        )}
      </div>
    </Modal>
  );
};
