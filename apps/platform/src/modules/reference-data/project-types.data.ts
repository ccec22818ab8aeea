import { CATALOG_IDS } from '@candil/catalogue';
import type { CatalogId } from '@candil/domain';
import type { ReferenceEntry } from './reference-entry';

/** A kind of project, and the catalogues in which it is offered. */
export interface ProjectType extends ReferenceEntry {
  readonly catalogIds: readonly CatalogId[];
}

export const PROJECT_TYPES: readonly ProjectType[] = [
  { id: 1, catalogIds: CATALOG_IDS, names: { en: 'Hotel', us: 'Hotel', es: 'Hotel', de: 'Hotel', fr: 'Hôtel', it: 'Hotel' } },
  {
    id: 2,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Restaurant or bar',
      us: 'Restaurant or bar',
      es: 'Restaurante o bar',
      de: 'Restaurant oder Bar',
      fr: 'Restaurant ou bar',
      it: 'Ristorante o bar',
    },
  },
  { id: 3, catalogIds: CATALOG_IDS, names: { en: 'Office', us: 'Office', es: 'Oficina', de: 'Büro', fr: 'Bureaux', it: 'Ufficio' } },
  { id: 4, catalogIds: CATALOG_IDS, names: { en: 'Shop', us: 'Store', es: 'Tienda', de: 'Laden', fr: 'Boutique', it: 'Negozio' } },
  {
    id: 5,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Private home',
      us: 'Private residence',
      es: 'Vivienda particular',
      de: 'Privathaus',
      fr: 'Logement privé',
      it: 'Abitazione privata',
    },
  },
  {
    id: 6,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Housing development',
      us: 'Multifamily housing',
      es: 'Promoción de viviendas',
      de: 'Wohnanlage',
      fr: 'Programme de logements',
      it: 'Complesso residenziale',
    },
  },
  {
    id: 7,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Museum or gallery',
      us: 'Museum or gallery',
      es: 'Museo o galería',
      de: 'Museum oder Galerie',
      fr: 'Musée ou galerie',
      it: 'Museo o galleria',
    },
  },
  {
    id: 8,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'School or university',
      us: 'School or university',
      es: 'Colegio o universidad',
      de: 'Schule oder Universität',
      fr: 'École ou université',
      it: 'Scuola o università',
    },
  },
  {
    id: 9,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Hospital or clinic',
      us: 'Hospital or clinic',
      es: 'Hospital o clínica',
      de: 'Krankenhaus oder Klinik',
      fr: 'Hôpital ou clinique',
      it: 'Ospedale o clinica',
    },
  },
  {
    id: 10,
    catalogIds: CATALOG_IDS,
    names: {
      en: 'Place of worship',
      us: 'House of worship',
      es: 'Lugar de culto',
      de: 'Sakralbau',
      fr: 'Lieu de culte',
      it: 'Luogo di culto',
    },
  },
  {
    id: 11,
    catalogIds: [16],
    names: {
      en: 'Ship or yacht',
      us: 'Ship or yacht',
      es: 'Barco o yate',
      de: 'Schiff oder Yacht',
      fr: 'Navire ou yacht',
      it: 'Nave o yacht',
    },
  },
  { id: 12, catalogIds: [21], names: { en: 'Casino', us: 'Casino', es: 'Casino', de: 'Kasino', fr: 'Casino', it: 'Casinò' } },
  { id: 99, catalogIds: CATALOG_IDS, names: { en: 'Other', us: 'Other', es: 'Otro', de: 'Anderes', fr: 'Autre', it: 'Altro' } },
];
