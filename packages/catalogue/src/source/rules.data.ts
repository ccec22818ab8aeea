import type { CatalogId, RuleDefinition } from '@candil/domain';
import { text } from './localised-text';
import { SYSTEM_RULES } from './system-rules.data';

/** A rule of one or several collections. */
export interface RuleSource extends RuleDefinition {
  readonly subFamilies: readonly number[];
  /** Holds in this catalogue only. */
  readonly only?: CatalogId;
}

const mostLights = (subFamilyId: number, collection: string, most: number): RuleSource => ({
  id: `cluster-lights-${subFamilyId}`,
  subFamilies: [subFamilyId],
  elementTypes: ['Cluster'],
  script: `installation == "18" ? count("Light") + count("Pendant") <= ${most} : pass`,
  reasons: text(
    `One free-wire canopy carries at most ${most} lights of ${collection}.`,
    `Un florón de cable libre lleva como máximo ${most} luminarias de ${collection}.`,
    `Ein Baldachin mit freiem Kabel trägt höchstens ${most} Leuchten von ${collection}.`,
    `Une rosace à câble libre porte au plus ${most} luminaires de ${collection}.`,
    `Un rosone a cavo libero porta al massimo ${most} apparecchi di ${collection}.`,
    `One free-wire canopy carries at most ${most} lights of ${collection}.`,
  ),
  active: true,
});

const mostPower = (catalogId: CatalogId, watts: number): RuleSource => ({
  id: 'composition-power',
  subFamilies: [110, 120, 130, 140, 150, 160, 190],
  only: catalogId,
  elementTypes: ['Composition'],
  script: `totalPower <= ${watts}`,
  reasons: text(
    `A composition takes at most ${watts} W from its supply.`,
    `Una composición toma como máximo ${watts} W de su alimentación.`,
    `Eine Komposition nimmt höchstens ${watts} W aus ihrer Zuleitung auf.`,
    `Une composition prend au plus ${watts} W à son alimentation.`,
    `Una composizione assorbe al massimo ${watts} W dalla sua alimentazione.`,
    `A composition takes at most ${watts} W from its supply.`,
  ),
  active: true,
});

export const RULES: readonly RuleSource[] = [
  mostLights(110, 'Alba', 7),
  mostLights(120, 'Perla', 5),
  mostLights(130, 'Tramo', 4),
  mostLights(140, 'Sino', 7),
  mostLights(150, 'Farol', 3),
  mostLights(160, 'Hoja', 6),
  mostLights(190, 'Guija', 5),
  {
    id: 'cluster-weight',
    subFamilies: [110, 120, 130, 140, 150, 160, 190, 234],
    elementTypes: ['Cluster'],
    script: 'totalWeight <= 12',
    reasons: text(
      'One canopy carries at most 12 kg.',
      'Un florón soporta como máximo 12 kg.',
      'Ein Baldachin trägt höchstens 12 kg.',
      'Une rosace supporte au plus 12 kg.',
      'Un rosone sopporta al massimo 12 kg.',
      'One canopy carries at most 26.4 lb.',
    ),
    active: true,
  },
  {
    id: 'composition-control',
    subFamilies: [110, 120, 130, 140, 150, 160, 170, 180, 190, 234],
    elementTypes: ['Composition'],
    // Lights without a driver of their own take the control of the composition.
    script: 'codes("control").filter(code, code != "M").size() <= 1',
    reasons: text(
      'All lights of a composition have the same control.',
      'Todas las luminarias de una composición tienen el mismo control.',
      'Alle Leuchten einer Komposition haben dieselbe Steuerung.',
      'Tous les luminaires d’une composition ont la même commande.',
      'Tutti gli apparecchi di una composizione hanno lo stesso controllo.',
      'All lights of a composition have the same control.',
    ),
    active: true,
  },
  mostPower(16, 200),
  mostPower(21, 160),
  ...SYSTEM_RULES.map(
    ({ id, subFamily, elementType, script, reasons, inactive, blocks }): RuleSource => ({
      id,
      subFamilies: [subFamily],
      elementTypes: [elementType],
      script,
      reasons,
      active: inactive !== true,
      ...(blocks !== undefined && { blocks }),
    }),
  ),
];
