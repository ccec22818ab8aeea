import type { ReferenceEntry } from './reference-entry';

/** Business activities of a person or company. */
export const BUSINESS_ACTIVITIES: readonly ReferenceEntry[] = [
  {
    id: 1,
    names: {
      en: 'Hotels and restaurants',
      us: 'Hospitality',
      es: 'Hostelería y restauración',
      de: 'Hotellerie und Gastronomie',
      fr: 'Hôtellerie et restauration',
      it: 'Hotel e ristorazione',
    },
  },
  { id: 2, names: { en: 'Offices', us: 'Offices', es: 'Oficinas', de: 'Büros', fr: 'Bureaux', it: 'Uffici' } },
  { id: 3, names: { en: 'Homes', us: 'Residential', es: 'Viviendas', de: 'Wohnungsbau', fr: 'Logement', it: 'Residenziale' } },
  { id: 4, names: { en: 'Shops', us: 'Retail', es: 'Comercios', de: 'Läden', fr: 'Commerces', it: 'Negozi' } },
  {
    id: 5,
    names: {
      en: 'Health and care',
      us: 'Healthcare',
      es: 'Sanidad y residencias',
      de: 'Gesundheit und Pflege',
      fr: 'Santé et soins',
      it: 'Sanità e assistenza',
    },
  },
  {
    id: 6,
    names: {
      en: 'Education and culture',
      us: 'Education and culture',
      es: 'Educación y cultura',
      de: 'Bildung und Kultur',
      fr: 'Éducation et culture',
      it: 'Istruzione e cultura',
    },
  },
  {
    id: 7,
    names: {
      en: 'Distribution of luminaires',
      us: 'Lighting distribution',
      es: 'Distribución de luminarias',
      de: 'Leuchtenhandel',
      fr: 'Distribution de luminaires',
      it: 'Distribuzione di apparecchi',
    },
  },
  {
    id: 8,
    names: { en: 'Installation', us: 'Installation', es: 'Instalación', de: 'Installation', fr: 'Installation', it: 'Installazione' },
  },
  {
    id: 9,
    names: {
      en: 'Press and publishing',
      us: 'Press and publishing',
      es: 'Prensa y editorial',
      de: 'Presse und Verlag',
      fr: 'Presse et édition',
      it: 'Stampa ed editoria',
    },
  },
  { id: 99, names: { en: 'Other', us: 'Other', es: 'Otra', de: 'Andere', fr: 'Autre', it: 'Altro' } },
];
