import { pieceOfferQuery } from '@candil/api-client/react';
import { PIECE_OFFER_MODELS_MAX, type PieceOffer } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type OfferedPieces, offeredPieces } from '../../../shared/pieces/piece-offer';
import { usePortal } from '../../../shared/portal';

type Parts = readonly [PieceOffer, ...PieceOffer[]];

const chunksOf = (models: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(models.length / PIECE_OFFER_MODELS_MAX) }, (_, at) =>
    models.slice(at * PIECE_OFFER_MODELS_MAX, (at + 1) * PIECE_OFFER_MODELS_MAX),
  );

/** The catalogue as far as the list needs it: the articles of a row are fetched once, before the row is read. */
export const useOfferedPieces = (catalogId: CatalogId, first: PieceOffer) => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const cache = useQueryClient();
  const [parts, setParts] = useState<Parts>([first]);
  const requestedModels = useRef(new Set(first.models.map(({ definition }) => definition.model)));
  const offered = useMemo(() => offeredPieces(catalogId, parts), [catalogId, parts]);
  const latest = useRef({ parts, offered });
  latest.current = latest.current.parts === parts ? latest.current : { parts, offered };

  /** The catalogue with these models in it, as far as it has them. */
  const ensure = async (models: readonly string[]): Promise<OfferedPieces> => {
    const missing = [...new Set(models)].filter((model) => !requestedModels.current.has(model));
    if (missing.length === 0) return latest.current.offered;
    const fetched: PieceOffer[] = [];
    for (const chunk of chunksOf(missing)) {
      fetched.push(await cache.fetchQuery(pieceOfferQuery(client, { lang }, { catalogId, models: [...chunk] })));
    }
    for (const model of missing) requestedModels.current.add(model);
    const next: Parts = [...latest.current.parts, ...fetched];
    const made = offeredPieces(catalogId, next);
    latest.current = { parts: next, offered: made };
    setParts(next);
    return made;
  };
  return { offered, ensure };
};
