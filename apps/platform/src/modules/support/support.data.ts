import { type CatalogId, ROLES, type RoleId } from '@candil/domain';
import type { ReferenceEntry } from '../reference-data';

/** Types of support requests. Ids are stored with requests. */
export const SUPPORT_TYPES: readonly ReferenceEntry[] = [
  {
    id: 1,
    names: {
      en: 'Technical question',
      us: 'Technical question',
      es: 'Consulta técnica',
      de: 'Technische Frage',
      fr: 'Question technique',
      it: 'Domanda tecnica',
    },
  },
  {
    id: 2,
    names: {
      en: 'Prices and orders',
      us: 'Pricing and orders',
      es: 'Precios y pedidos',
      de: 'Preise und Aufträge',
      fr: 'Prix et commandes',
      it: 'Prezzi e ordini',
    },
  },
  {
    id: 3,
    names: {
      en: 'This platform',
      us: 'This platform',
      es: 'Esta plataforma',
      de: 'Diese Plattform',
      fr: 'Cette plateforme',
      it: 'Questa piattaforma',
    },
  },
  {
    id: 4,
    names: {
      en: 'After-sales service',
      us: 'After-sales service',
      es: 'Posventa',
      de: 'Kundendienst nach der Lieferung',
      fr: 'Service après-vente',
      it: 'Assistenza post-vendita',
    },
  },
];

/** A subject, and its audience; both lists left out = everybody. */
export interface SupportSubjectEntry extends ReferenceEntry {
  readonly supportTypeId: number;
  readonly catalogId?: CatalogId;
  readonly roleIds?: readonly RoleId[];
}

const { webUser, specifier, specifierUsa, distributor, importer, sales, salesUsa, admin } = ROLES;
const TRADE = [distributor, importer, sales, salesUsa, admin];
const KNOWN = [specifier, specifierUsa, ...TRADE];

export const SUPPORT_SUBJECTS: readonly SupportSubjectEntry[] = [
  {
    id: 11,
    supportTypeId: 1,
    names: {
      en: 'Photometry and light calculation',
      us: 'Photometry and lighting calculation',
      es: 'Fotometría y cálculo de iluminación',
      de: 'Lichtmessdaten und Lichtberechnung',
      fr: 'Photométrie et calcul d’éclairage',
      it: 'Fotometria e calcolo illuminotecnico',
    },
  },
  {
    id: 12,
    supportTypeId: 1,
    names: {
      en: 'Mounting, drivers and wiring',
      us: 'Mounting, drivers and wiring',
      es: 'Montaje, drivers y conexionado',
      de: 'Montage, Betriebsgeräte und Anschluss',
      fr: 'Montage, drivers et câblage',
      it: 'Montaggio, driver e cablaggio',
    },
  },
  {
    id: 13,
    supportTypeId: 1,
    names: {
      en: 'Dimming and control',
      us: 'Dimming and controls',
      es: 'Regulación y control',
      de: 'Dimmen und Steuerung',
      fr: 'Gradation et commande',
      it: 'Dimmerazione e controllo',
    },
  },
  {
    id: 14,
    supportTypeId: 1,
    roleIds: KNOWN,
    names: {
      en: 'A special or custom luminaire',
      us: 'A special or custom luminaire',
      es: 'Una luminaria especial',
      de: 'Eine Sonderleuchte',
      fr: 'Un luminaire spécial',
      it: 'Un apparecchio speciale',
    },
  },
  {
    id: 21,
    supportTypeId: 2,
    roleIds: KNOWN,
    names: {
      en: 'A price or quote',
      us: 'A price or quote',
      es: 'Un precio o presupuesto',
      de: 'Ein Preis oder Angebot',
      fr: 'Un prix ou un devis',
      it: 'Un prezzo o un preventivo',
    },
  },
  {
    id: 22,
    supportTypeId: 2,
    roleIds: TRADE,
    names: {
      en: 'An order and its date',
      us: 'An order and its date',
      es: 'Un pedido y su fecha',
      de: 'Ein Auftrag und sein Termin',
      fr: 'Une commande et son délai',
      it: 'Un ordine e la sua data',
    },
  },
  {
    id: 23,
    supportTypeId: 2,
    roleIds: TRADE,
    names: { en: 'An invoice', us: 'An invoice', es: 'Una factura', de: 'Eine Rechnung', fr: 'Une facture', it: 'Una fattura' },
  },
  {
    id: 24,
    supportTypeId: 2,
    roleIds: [webUser],
    names: {
      en: 'Becoming a trade customer',
      us: 'Becoming a trade customer',
      es: 'Hacerse cliente profesional',
      de: 'Fachkunde werden',
      fr: 'Devenir client professionnel',
      it: 'Diventare cliente professionale',
    },
  },
  {
    id: 25,
    supportTypeId: 2,
    catalogId: 21,
    roleIds: [specifierUsa, distributor, salesUsa, admin],
    names: {
      en: 'Project registration',
      us: 'Project registration',
      es: 'Registro de un proyecto',
      de: 'Projektregistrierung',
      fr: 'Enregistrement de projet',
      it: 'Registrazione di un progetto',
    },
  },
  {
    id: 31,
    supportTypeId: 3,
    names: {
      en: 'Sign-in and account',
      us: 'Sign-in and account',
      es: 'Acceso y cuenta',
      de: 'Anmeldung und Konto',
      fr: 'Connexion et compte',
      it: 'Accesso e account',
    },
  },
  {
    id: 32,
    supportTypeId: 3,
    names: {
      en: 'Something does not work',
      us: 'Something is not working',
      es: 'Algo no funciona',
      de: 'Etwas funktioniert nicht',
      fr: 'Quelque chose ne fonctionne pas',
      it: 'Qualcosa non funziona',
    },
  },
  {
    id: 33,
    supportTypeId: 3,
    names: {
      en: 'A suggestion',
      us: 'A suggestion',
      es: 'Una sugerencia',
      de: 'Ein Vorschlag',
      fr: 'Une suggestion',
      it: 'Un suggerimento',
    },
  },
  {
    id: 41,
    supportTypeId: 4,
    names: {
      en: 'Warranty and spare parts',
      us: 'Warranty and spare parts',
      es: 'Garantía y recambios',
      de: 'Garantie und Ersatzteile',
      fr: 'Garantie et pièces de rechange',
      it: 'Garanzia e ricambi',
    },
  },
  {
    id: 42,
    supportTypeId: 4,
    roleIds: TRADE,
    names: {
      en: 'Damage in transport',
      us: 'Shipping damage',
      es: 'Daños en el transporte',
      de: 'Transportschaden',
      fr: 'Dommage de transport',
      it: 'Danno da trasporto',
    },
  },
];

/** The subjects of a catalogue for any of the roles. */
export const subjectsFor = (catalogId: CatalogId, roleIds: readonly number[]): readonly SupportSubjectEntry[] =>
  SUPPORT_SUBJECTS.filter(
    (subject) =>
      (subject.catalogId === undefined || subject.catalogId === catalogId) &&
      (subject.roleIds === undefined || subject.roleIds.some((role) => roleIds.includes(role))),
  );
