import type { ModelSummary } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import { modelPath, type PickerPlace } from '../browse/paths';
import { pictureSources } from '../browse/picture-sources';
import { useModelSummaries } from './use-model-summaries';
import { useRememberedModels } from './use-remembered-models';

interface RememberedStripProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  /** True to keep the height while nothing is known and where there is nothing, so that the content below does not move. */
  readonly keepsPlace?: boolean;
  readonly className?: string;
}

const LISTS = ['favourites', 'recent'] as const;

/** The account's favourites and the models it opened last, one of the two at a time; nothing when both are empty, unless it keeps its place. */
export const RememberedStrip = ({ place, catalogId, keepsPlace = false, className }: RememberedStripProps) => {
  const { t } = useTranslation('common-front');
  const remembered = useRememberedModels();
  const [chosen, setChosen] = useState<(typeof LISTS)[number]>();
  const filled = LISTS.filter((list) => remembered[list].length > 0);
  const offered = keepsPlace ? LISTS : filled;
  const shown = offered.find((list) => list === chosen) ?? filled[0] ?? offered[0];
  const known = useModelSummaries(shown === undefined ? [] : remembered[shown], catalogId);
  const models = remembered.isPending ? undefined : known;
  if (shown === undefined) return null;
  return (
    <section aria-labelledby="remembered-models" className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="remembered-models" className="m-0 text-lg font-semibold">
          {offered.length > 1 ? t('shell.models.title') : t(`shell.models.${shown}`)}
        </h2>
        {offered.length > 1 && (
          <SegmentedControl
            label={t('shell.models.title')}
            value={shown}
            onValueChange={(value) => setChosen(LISTS.find((list) => list === value))}
            segments={LISTS.map((list) => ({ value: list, label: t(`shell.models.${list}`) }))}
          />
        )}
      </div>
      <ul
        key={shown}
        aria-label={t(`shell.models.${shown}`)}
        aria-busy={models === undefined}
        className="-mx-1 m-0 flex min-h-20 list-none gap-3 overflow-x-auto p-1"
      >
        {models === undefined ? (
          <Skeleton width={240} height={72} />
        ) : models.length === 0 && keepsPlace ? (
          <li className="max-w-140 self-center text-base text-pretty text-muted">{t('shell.models.none')}</li>
        ) : (
          models.map((model) => (
            <li key={model.model} className="shrink-0">
              <ModelLink model={model} place={place} />
            </li>
          ))
        )}
      </ul>
    </section>
  );
};

const ModelLink = ({ model, place }: { readonly model: ModelSummary; readonly place: PickerPlace }) => (
  <Link
    to={modelPath(place, model)}
    className="flex h-18 w-60 items-center gap-3 rounded-card border border-hairline bg-surface pe-4 text-inherit no-underline hover:border-faint"
  >
    <Picture
      src={model.image}
      {...pictureSources(model.image, '4.5rem')}
      alt=""
      className="h-full w-18 shrink-0 rounded-none! rounded-s-card!"
    />
    <span className="min-w-0">
      <span className="block truncate text-base font-semibold">{model.name}</span>
      <span className="block truncate text-sm text-muted">
        {model.subFamilyName} <span className="font-mono">{model.model}</span>
      </span>
    </span>
  </Link>
);
