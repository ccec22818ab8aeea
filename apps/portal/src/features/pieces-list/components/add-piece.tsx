import { articleSearchQuery } from '@candil/api-client/react';
import type { ModelSummary } from '@candil/contract';
import type { CatalogId, ModelDefinition } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Autocomplete } from '@candil/ui-kit/autocomplete';
import { Button } from '@candil/ui-kit/button';
import { DocumentIcon, PlusIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { optionalPart } from '../../../shared/part/optional-part';
import { usePortal } from '../../../shared/portal';
import { useModelSummaries } from '../../../shared/remembered-models/use-model-summaries';
import { useRememberedModels } from '../../../shared/remembered-models/use-remembered-models';
import { useTypedSearch } from '../../../shared/use-typed-search';

const AccessoryMenu = optionalPart(
  () => import('./accessory-menu'),
  ({ AccessoryMenu }) => AccessoryMenu,
);

const TERM_MAX = 64;
/** Number of favourites and recent models offered before anything is typed. */
const REMEMBERED_MAX = 12;

const asHit = ({ reference, model, name, image }: ModelSummary) => ({ reference: reference ?? model, name, image });

interface AddPieceProps {
  readonly catalogId: CatalogId;
  readonly accessories: readonly ModelDefinition[];
  readonly isFull: boolean;
  /** A reference, or a model number. */
  readonly onAdd: (text: string) => void;
  readonly onPaste: () => void;
}

/** Finds an article by name or code and puts it below the last row; accessories of the collection and whole lists stand beside it. */
export const AddPiece = ({ catalogId, accessories, isFull, onAdd, onPaste }: AddPieceProps) => {
  const { t } = useTranslation('editor');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const [term, setTerm] = useState('');
  const [made, setMade] = useState(0);
  const typed = useTypedSearch(term, setTerm);
  const search = term.trim().slice(0, TERM_MAX);
  const found = useQuery({
    ...articleSearchQuery(client, { catalogId, search, lang }),
    enabled: search !== '',
    meta: { action: 'article-search' },
  });
  const { favourites, recent } = useRememberedModels();
  const remembered = useModelSummaries([...new Set([...favourites, ...recent])].slice(0, REMEMBERED_MAX), catalogId) ?? [];
  const hits = search === '' ? remembered.map(asHit) : (found.data ?? []);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Autocomplete
        key={made}
        label={t('pieces.add.label')}
        hideLabel
        placeholder={t('pieces.add.label')}
        className="min-w-56 grow basis-64"
        maxLength={TERM_MAX}
        filtered
        loading={search !== '' && found.isFetching && found.data === undefined}
        options={hits.map(({ reference, name }) => ({ value: reference, label: name, description: reference }))}
        renderIcon={({ value }) => (
          <Picture src={hits.find(({ reference }) => reference === value)?.image} alt="" className="w-9 shrink-0 rounded-md!" />
        )}
        onQueryChange={typed.onValueChange}
        disabled={isFull}
        value=""
        onValueChange={(reference) => {
          if (reference === '') return;
          setMade(made + 1);
          setTerm('');
          onAdd(reference);
        }}
      />
      {accessories.length > 0 && (
        <AccessoryMenu
          accessories={accessories}
          disabled={isFull}
          onAdd={onAdd}
          waiting={
            <Button disabled icon={<PlusIcon size={18} />}>
              {t('pieces.add.accessories')}
            </Button>
          }
        />
      )}
      <Button disabled={isFull} icon={<DocumentIcon size={18} />} onClick={onPaste}>
        {t('pieces.add.paste')}
      </Button>
    </div>
  );
};
