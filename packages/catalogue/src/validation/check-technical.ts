import { CATEGORY_IDS, isAccessory, type ModelDefinition } from '@candil/domain';
import type { Report } from './catalogue-problem';

/** Lumens that a watt of today's luminaires gives. */
const EFFICACY = { min: 60, max: 130 } as const;
/** Kilograms that a cubic metre of the box around an article weighs: a wire frame in air to solid steel. */
const DENSITY = { min: 3, max: 8000 } as const;
const LEAST_CRI = 80;
/** Ways in which luminaires of the maker give their light. */
const DISTRIBUTIONS = ['direct', 'diffuse', 'direct-indirect', 'indirect', 'accent', 'wall-wash'] as const;
/** An accent is narrower than this. */
const WIDEST_ACCENT_DEGREES = 60;
/** Light that goes one way leaves a half space dark. */
const WIDEST_DIRECT_DEGREES = 180;
/** Second digit of IP that a place asks for: splashing water. */
const WET_CATEGORIES: readonly number[] = [CATEGORY_IDS.outdoor, CATEGORY_IDS.bathroom];
const SPLASH_PROOF = 4;

/** Technical data are what such an article can have, and agree with one another. */
export function checkTechnical(definition: ModelDefinition, report: Report): void {
  const { technical } = definition;
  const at: Report = (field, reason) => report(`technical.${field}`, reason);
  const volume = technical.widthMetres * technical.depthMetres * technical.heightMetres;
  const density = technical.netWeightKg / volume;
  if (density < DENSITY.min || density > DENSITY.max) {
    at('netWeightKg', `${density.toFixed(1)} kg/m³ of the box around it is outside ${DENSITY.min} to ${DENSITY.max}`);
  }
  if (isAccessory(definition)) checkDark(technical, at);
  else checkLight(definition, at);
}

function checkDark(technical: ModelDefinition['technical'], at: Report): void {
  for (const field of ['lumens', 'watts', 'cri', 'beamDegrees'] as const) {
    if (technical[field] !== 0) at(field, 'a part that is no luminaire gives no light');
  }
  if (technical.distribution !== '') at('distribution', 'a part that is no luminaire gives no light');
}

function checkLight({ technical, categoryId }: ModelDefinition, at: Report): void {
  const { lumens, watts, cri, ip, beamDegrees, distribution } = technical;
  if (watts <= 0) at('watts', 'a luminaire takes power');
  else if (lumens / watts < EFFICACY.min || lumens / watts > EFFICACY.max) {
    at('lumens', `${(lumens / watts).toFixed(1)} lm/W is outside ${EFFICACY.min} to ${EFFICACY.max}`);
  }
  if (cri < LEAST_CRI) at('cri', `${cri} is below ${LEAST_CRI}`);
  if (!DISTRIBUTIONS.some((known) => known === distribution)) at('distribution', `is none of ${DISTRIBUTIONS.join(', ')}`);
  const widest = widestBeam(distribution);
  if (beamDegrees < 1 || beamDegrees > widest) at('beamDegrees', `${beamDegrees}° is outside 1° to ${widest}° of ${distribution} light`);
  if (WET_CATEGORIES.includes(categoryId) && Number(ip.slice(-1)) < SPLASH_PROOF) at('ip', `${ip} is not proof against splashing water`);
}

function widestBeam(distribution: string): number {
  if (distribution === 'accent') return WIDEST_ACCENT_DEGREES;
  return distribution === 'direct' || distribution === 'indirect' || distribution === 'wall-wash' ? WIDEST_DIRECT_DEGREES : 360;
}
