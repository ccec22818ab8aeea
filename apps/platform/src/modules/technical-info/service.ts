import type { endpoints, ReceivedBy, ResponseOf } from '@candil/contract';
import { type CatalogId, fail, type IsoLanguage, initialSelection, type ModelDefinition, ok, type Result } from '@candil/domain';
import type { CatalogueContext } from '../price';
import { technicalFactsOf } from './technical-facts';

type NotFound = { readonly code: 'model.not-found' | 'sub-family.not-found' | 'application-location.not-found' };
type TechnicalInfo = ResponseOf<typeof endpoints.getTechnicalInfo>;
type SpotlightInfo = ResponseOf<typeof endpoints.getSpotlightInfo>;

/** A model of the catalogue; a model of another family than the requested one is not found. */
export const modelIn = (
  { catalogue }: CatalogueContext,
  catalogId: CatalogId,
  number: string,
  familyId: number | undefined,
): Result<ModelDefinition, NotFound> => {
  const model = catalogue.editions[catalogId].models.get(number);
  return model === undefined || (familyId !== undefined && model.familyId !== familyId) ? fail({ code: 'model.not-found' }) : ok(model);
};

const rowOf = ({ pictures, today }: CatalogueContext, model: ModelDefinition, language: IsoLanguage): TechnicalInfo['models'][number] => ({
  model: model.model,
  name: model.name[language],
  image: pictures.thumbnail(model.model, initialSelection(model, today).color ?? ''),
  discontinued: model.discontinued,
  technical: technicalFactsOf(model, today, language),
});

export const technicalInfoOf = (
  context: CatalogueContext,
  { catalog, subFamily: subFamilyId, appLocation, lang }: ReceivedBy<typeof endpoints.getTechnicalInfo>['query'],
): Result<TechnicalInfo, NotFound> => {
  const { subFamilies, modelsOfSubFamily } = context.catalogue.editions[catalog];
  const subFamily = subFamilies.get(subFamilyId);
  if (subFamily === undefined) return fail({ code: 'sub-family.not-found' });
  const models = (modelsOfSubFamily.get(subFamilyId) ?? []).filter(
    ({ applicationLocationId }) => appLocation === undefined || applicationLocationId === appLocation,
  );
  return ok({
    subFamilyId,
    name: subFamily.name,
    tagline: subFamily.tagline[lang],
    models: models.map((model) => rowOf(context, model, lang)),
  });
};

/** Distances of the beam table, in metres: a table, a low ceiling, a high one. */
const BEAM_DISTANCES = [1, 2, 3] as const;

/** Wider than this a luminaire floods a room and throws no beam. */
const BEAM_MAX_DEGREES = 90;

const beamOf = (beamDegrees: number) =>
  BEAM_DISTANCES.map((distanceMetres) => {
    const diameter = 2 * distanceMetres * Math.tan((beamDegrees * Math.PI) / 360);
    return { distanceMetres, diameterMetres: Math.round(diameter * 100) / 100 };
  });

/** The luminaires of a sub-family that light a spot, with the width of their beam. */
export const spotlightInfoOf = (
  context: CatalogueContext,
  { catalog, subFamily, lang }: ReceivedBy<typeof endpoints.getSpotlightInfo>['query'],
): Result<SpotlightInfo, NotFound> => {
  const { subFamilies, modelsOfSubFamily } = context.catalogue.editions[catalog];
  if (!subFamilies.has(subFamily)) return fail({ code: 'sub-family.not-found' });
  const spots = (modelsOfSubFamily.get(subFamily) ?? []).filter(
    ({ technical }) => technical.distribution === 'accent' && technical.beamDegrees <= BEAM_MAX_DEGREES,
  );
  return ok(spots.map((model) => ({ ...rowOf(context, model, lang), beam: beamOf(model.technical.beamDegrees) })));
};

/** The use and place of two ids, as any collection of either catalogue names them. */
export const applicationLocationOf = (
  { catalogue }: CatalogueContext,
  { applicationId, locationId, lang }: ReceivedBy<typeof endpoints.getApplicationLocation>['query'],
): Result<ResponseOf<typeof endpoints.getApplicationLocation>, NotFound> => {
  for (const { subFamilies, applications } of Object.values(catalogue.editions)) {
    const places = [...subFamilies.values()].flatMap(({ applicationLocations }) => applicationLocations);
    const place = places.find((each) => each.applicationId === applicationId && each.locationId === locationId);
    const application = applications.find(({ id }) => id === applicationId);
    if (place !== undefined && application !== undefined) {
      return ok({ id: place.id, applicationId, locationId, name: place.name[lang], applicationName: application.name[lang] });
    }
  }
  return fail({ code: 'application-location.not-found' });
};
