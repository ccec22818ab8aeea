import type { endpoints, ResponseOf, SharedProduct } from '@candil/contract';
import { catalogOf, type IsoLanguage } from '@candil/domain';
import type { CatalogueContext } from '../price';
import { evaluateProject } from './evaluate-project';
import { onSiteToWire, productToWire, totalsToWire } from './project-to-wire';
import type { StoredProject } from './stored-project';
import { catalogueThumbnailOf } from './thumbnail';

/** Strangers see no net price, whatever the link shows. */
const STRANGER = { seesNetPrices: false };

/** A project as its link shows it: nothing by which it, its people or its other prices could be found. */
export const sharedToWire = (
  context: CatalogueContext,
  project: StoredProject,
  withPrices: boolean,
  language: IsoLanguage,
): ResponseOf<typeof endpoints.readSharedProject> => {
  const evaluated = evaluateProject(context, project);
  const { currency } = catalogOf(project.catalogId);
  const onSite = onSiteToWire(evaluated.onSite);
  const products = evaluated.lines.map((line): SharedProduct => {
    const wire = productToWire(context, project, line, { actor: STRANGER, language });
    const { tag, room, modelName, referenceCode, attributes, descriptions, quantity, lumens, watts, availability, compositions } = wire;
    return {
      ...{ tag, room, modelName, referenceCode, attributes, descriptions, quantity, lumens, watts, availability },
      image: catalogueThumbnailOf(context, line),
      ...(compositions !== undefined && { compositions }),
      prices: withPrices ? wire.prices : null,
    };
  });
  return {
    name: project.name,
    sharedBy: project.company?.name ?? project.ownerName,
    catalogId: project.catalogId,
    currency,
    products,
    totals: withPrices ? totalsToWire(evaluated, currency, STRANGER.seesNetPrices) : null,
    pieces: evaluated.pieces,
    watts: evaluated.watts,
    lumens: evaluated.lumens,
    onSite: onSite && { date: onSite.date, weeks: onSite.weeks },
  };
};
