import type { OrderWords } from './order-words';

export const de: OrderWords = {
  title: { received: 'Bestelleingang', confirmed: 'Auftragsbestätigung' },
  header: {
    number: 'Nummer',
    clientName: 'Kunde',
    clientCode: 'Kundennummer',
    projectName: 'Projekt',
    deliveryAddress: 'Lieferadresse',
    creationDate: 'Bestellt am',
    doNotShipBefore: 'Nicht vor',
    internalOrderNumber: 'Ihre Bestellnummer',
    createdBy: 'Bestellt von',
  },
  columns: { product: 'Leuchte', quantity: 'Menge', unitPvp: 'Listenpreis', unitNet: 'Netto/Stück', pvp: 'Brutto', netPrice: 'Netto' },
  totals: { totalGross: 'Brutto', discountValue: 'Rabatt', totalNet: 'Gesamt netto' },
  addressOnFile: 'Wie für Kundennummer {} hinterlegt',
  comments: 'Bemerkungen',
  cri: 'CRI',
  taxNumber: 'USt-IdNr. {}',
  minimum: 'Mindestmenge {}',
  areas: { subtotal: '{}, Zwischensumme', others: 'Weitere Positionen' },
  delivery: {
    label: 'Auf der Baustelle',
    together: 'Alles zusammen am {}',
    apart: 'Jede Position, sobald sie fertig ist, die letzte am {}',
    onRequest: 'Termin auf Anfrage: {}',
  },
  terms: {
    label: 'Bedingungen',
    prices: { label: 'Preise', text: 'Die des Bestelltags, ohne MwSt. und Fracht. Dieses Dokument ist keine Rechnung.' },
    received: { label: 'Bestätigung', text: 'Wir haben diese Bestellung erhalten und werden sie bestätigen.' },
    questions: { label: 'Fragen', text: 'Nennen Sie in allen Anfragen dazu die Bestellung {}.' },
  },
};
