import type { ReferenceEntry } from './reference-entry';

/** Professions of people; the names are those on screens. */
export const PROFESSIONS: readonly ReferenceEntry[] = [
  { id: 1, names: { en: 'Architect', us: 'Architect', es: 'Arquitecto', de: 'Architekt', fr: 'Architecte', it: 'Architetto' } },
  {
    id: 2,
    names: {
      en: 'Interior designer',
      us: 'Interior designer',
      es: 'Interiorista',
      de: 'Innenarchitekt',
      fr: 'Architecte d’intérieur',
      it: 'Interior designer',
    },
  },
  {
    id: 3,
    names: {
      en: 'Lighting designer',
      us: 'Lighting designer',
      es: 'Diseñador de iluminación',
      de: 'Lichtplaner',
      fr: 'Concepteur lumière',
      it: 'Lighting designer',
    },
  },
  { id: 4, names: { en: 'Engineer', us: 'Engineer', es: 'Ingeniero', de: 'Ingenieur', fr: 'Ingénieur', it: 'Ingegnere' } },
  {
    id: 5,
    names: {
      en: 'Electrical installer',
      us: 'Electrical contractor',
      es: 'Instalador eléctrico',
      de: 'Elektroinstallateur',
      fr: 'Installateur électricien',
      it: 'Installatore elettrico',
    },
  },
  { id: 6, names: { en: 'Retailer', us: 'Retailer', es: 'Comerciante', de: 'Fachhändler', fr: 'Détaillant', it: 'Rivenditore' } },
  {
    id: 7,
    names: {
      en: 'Sales agent',
      us: 'Sales representative',
      es: 'Agente comercial',
      de: 'Handelsvertreter',
      fr: 'Agent commercial',
      it: 'Agente di commercio',
    },
  },
  {
    id: 8,
    names: {
      en: 'Property developer',
      us: 'Real estate developer',
      es: 'Promotor inmobiliario',
      de: 'Projektentwickler',
      fr: 'Promoteur immobilier',
      it: 'Sviluppatore immobiliare',
    },
  },
  {
    id: 9,
    names: {
      en: 'Student or teacher',
      us: 'Student or teacher',
      es: 'Estudiante o docente',
      de: 'Studierende oder Lehrende',
      fr: 'Étudiant ou enseignant',
      it: 'Studente o docente',
    },
  },
  { id: 10, names: { en: 'Journalist', us: 'Journalist', es: 'Periodista', de: 'Journalist', fr: 'Journaliste', it: 'Giornalista' } },
  { id: 99, names: { en: 'Other', us: 'Other', es: 'Otra', de: 'Andere', fr: 'Autre', it: 'Altro' } },
];
