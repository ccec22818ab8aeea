import type { BudgetWords } from './budget-words';

export const it: BudgetWords = {
  title: 'Preventivo',
  header: {
    budgetNumber: 'Numero',
    clientName: 'Cliente',
    projectName: 'Progetto',
    site: 'Cantiere',
    creationDate: 'Data',
    validationDate: 'Valido fino al',
    createdBy: 'Preparato da',
  },
  columns: {
    product: 'Apparecchio',
    quantity: 'Q.tà',
    unitPvp: 'Prezzo unitario',
    pvp: 'Lordo',
    discount: 'Sc.',
    discountValue: 'Sconto',
    netPrice: 'Importo',
  },
  totals: { subTotalNet: 'Subtotale', discountValue: 'Sconto', surchargeValue: 'Maggiorazione', ivaValue: 'IVA', totalNet: 'Totale' },
  comments: 'Note',
  cri: 'CRI',
  noLines: 'Questo preventivo non ha righe.',
  spreadsheet: { tag: 'Pos.', referenceCode: 'Riferimento', attributes: 'Finitura e opzioni', facts: 'Dati tecnici' },
  revision: 'Revisione {}',
  taxNumber: 'Partita IVA {}',
  minimum: 'Quantità minima {}',
  delivery: { label: 'Consegna', together: 'Tutto insieme, {} dopo l’accettazione', onRequest: 'Tempi di consegna su richiesta: {}' },
  terms: {
    label: 'Condizioni',
    validity: {
      label: 'Validità',
      text: 'I prezzi sono validi fino al {} compreso. Ogni modifica è una nuova revisione con un proprio numero.',
    },
    quantities: { label: 'Quantità', text: 'Altri pezzi costano lo stesso ciascuno; anche meno pezzi, fino al minimo della loro riga.' },
    delivery: 'Consegna',
    payment: 'Pagamento',
    tax: {
      label: 'Imposte',
      included: 'Il totale comprende {} di IVA. Questo preventivo non è una fattura.',
      none: 'Il totale è al netto dell’IVA. Questo preventivo non è una fattura.',
    },
  },
  acceptance: {
    label: 'Accettazione',
    how: 'Da restituire firmata',
    text: 'Accetto il preventivo {number} di {total}.',
    fields: ['Nome', 'Data', 'Funzione', 'Il suo numero d’ordine'],
    signature: 'Firma e timbro',
  },
};
