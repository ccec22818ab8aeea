import { materialName } from '@candil/catalogue';
import type { TechnicalFacts } from '@candil/contract';
import { type CalendarDay, energyClassOf, type IsoLanguage, type ModelDefinition } from '@candil/domain';
import { factsOf } from '../article';

/** Lumens per watt to a tenth. */
const efficacyOf = ({ technical }: ModelDefinition): number =>
  technical.watts === 0 ? 0 : Math.round((technical.lumens / technical.watts) * 10) / 10;

/** The class of the light source inside; a part that gives no light has none (DL). */
const energyClassIn = ({ technical }: ModelDefinition): string | null => {
  const { lumens, watts } = technical;
  const found = energyClassOf({ lumens, watts, directional: technical.distribution === 'accent', mains: false });
  return found.ok ? found.value : null;
};

export const technicalFactsOf = (model: ModelDefinition, today: CalendarDay, language: IsoLanguage): TechnicalFacts => ({
  ...model.technical,
  lumensPerWatt: efficacyOf(model),
  cctKelvin: [...factsOf(model, today).cctKelvin],
  materials: (model.materials ?? []).map((material) => materialName(material, language)),
  energyClass: energyClassIn(model),
});
