import { layerQuery } from '@candil/api-client/react';
import type { Layer, LayerBlock } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { useQueries } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { collectionPath, modelPath, type PickerPlace } from '../../../shared/browse/paths';
import { usePortal } from '../../../shared/portal';

/** Layers A, B, D and E are displayed large, C, F and G full width (P§9). */
const LARGE: readonly Layer[] = ['A', 'B', 'D', 'E'];

interface LayersProps {
  readonly place: PickerPlace;
  readonly catalogId: CatalogId;
  readonly layers: readonly Layer[];
  /** Only stories about this collection. */
  readonly subFamilyId?: number;
  /** Most blocks of a layer. */
  readonly limit?: number;
}

/** Stories of the collections under the list; they are optional: a story that cannot be loaded is left out silently. */
export const Layers = ({ place, catalogId, layers, subFamilyId, limit = 4 }: LayersProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const answers = useQueries({
    queries: layers.map((layer) => ({
      ...layerQuery(client, layer, {
        catalogId,
        lang,
        ...(subFamilyId !== undefined && { subFamilyId }),
        // The specification asks for layer C with this visibility only.
        ...(layer === 'C' && { visibility: 'website' as const }),
      }),
      meta: { action: 'layers-fetch' },
    })),
  });
  const blocks = answers.flatMap(({ data }) => (data ?? []).slice(0, limit));
  // All at once: a layer that came late would push the others down under the reader's eyes.
  if (answers.some(({ isPending }) => isPending) || blocks.length === 0) return null;
  return (
    <section aria-labelledby="layers-heading" className="mt-16">
      <h2 id="layers-heading" className="m-0 mb-6 text-2xl font-semibold">
        {t('browse.inspiration')}
      </h2>
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {blocks.map((block) => (
          <LayerTile key={block.id} block={block} place={place} shownFor={subFamilyId} />
        ))}
      </div>
    </section>
  );
};

interface LayerTileProps {
  readonly block: LayerBlock;
  readonly place: PickerPlace;
  /** The collection that is looked at: a block that only leads there is no link. */
  readonly shownFor: number | undefined;
}

const LayerTile = ({ block, place, shownFor }: LayerTileProps) => {
  const { title, text, picture, layer, link } = block;
  const { model, subFamilyId, applicationLocationId } = link;
  const isLarge = LARGE.includes(layer);
  const isHere = subFamilyId === shownFor && model === undefined && applicationLocationId === null;
  const to =
    model === undefined
      ? `${collectionPath(place, subFamilyId)}${applicationLocationId === null ? '' : `?place=${applicationLocationId}`}`
      : modelPath(place, { subFamilyId, applicationLocationId, model });
  return (
    <article
      className={clsx(
        'group relative overflow-hidden rounded-card border border-hairline bg-surface transition-colors has-[a:hover]:border-faint',
        isLarge ? 'flex flex-col' : 'grid md:col-span-2 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:items-center',
      )}
    >
      <LuminairePicture
        day={picture}
        night={null}
        ratio={isLarge ? 4 / 3 : layer === 'C' ? 16 / 9 : 3}
        sizes={isLarge ? '(min-width: 768px) 45vw, 100vw' : '(min-width: 768px) 60vw, 100vw'}
      />
      <div className={isLarge ? 'p-6' : 'p-6 md:px-10'}>
        <h3 className={clsx('m-0 font-semibold text-balance', layer === 'C' ? 'text-2xl lg:text-3xl' : 'text-xl')}>
          {isHere ? (
            title
          ) : (
            <Link to={to} className="text-inherit no-underline after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          )}
        </h3>
        <p className="m-0 mt-2 text-base text-pretty text-muted">{text}</p>
      </div>
    </article>
  );
};
