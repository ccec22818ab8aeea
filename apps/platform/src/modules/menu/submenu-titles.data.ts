import type { IsoLanguage } from '@candil/domain';
import type { SubmenuEntry } from './submenu-links.data';

/** Data of the menu like the names of professions: they are delivered by the call, not by the pages. */
export const SUBMENU_TITLES: Readonly<Record<SubmenuEntry['key'], Readonly<Record<IsoLanguage, string>>>> = {
  qualifications: {
    en: 'Trade access requests',
    us: 'Trade access requests',
    es: 'Solicitudes de acceso profesional',
    de: 'Anfragen für den Fachzugang',
    fr: 'Demandes d’accès professionnel',
    it: 'Richieste di accesso professionale',
  },
  flags: { en: 'Feature flags', us: 'Feature flags', es: 'Funciones', de: 'Funktionsschalter', fr: 'Fonctions', it: 'Funzioni' },
  audit: {
    en: 'Audit trail',
    us: 'Audit trail',
    es: 'Registro de auditoría',
    de: 'Prüfprotokoll',
    fr: 'Journal d’audit',
    it: 'Registro di controllo',
  },
};
