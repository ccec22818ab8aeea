import type { OrderWords } from './order-words';

export const it: OrderWords = {
  title: { received: 'Ordine ricevuto', confirmed: 'Conferma d’ordine' },
  header: {
    number: 'Numero',
    clientName: 'Cliente',
    clientCode: 'Codice cliente',
    projectName: 'Progetto',
    deliveryAddress: 'Indirizzo di consegna',
    creationDate: 'Ordinato il',
    doNotShipBefore: 'Non prima del',
    internalOrderNumber: 'Il suo numero d’ordine',
    createdBy: 'Ordinato da',
  },
  columns: {
    product: 'Apparecchio',
    quantity: 'Q.tà',
    unitPvp: 'Prezzo di listino',
    unitNet: 'Netto unitario',
    pvp: 'Lordo',
    netPrice: 'Netto',
  },
  totals: { totalGross: 'Lordo', discountValue: 'Sconto', totalNet: 'Totale netto' },
  addressOnFile: 'Quello registrato per il codice cliente {}',
  comments: 'Note',
  cri: 'CRI',
  taxNumber: 'Partita IVA {}',
  minimum: 'Ordine minimo {}',
  areas: { subtotal: '{}, subtotale', others: 'Altre righe' },
  delivery: {
    label: 'In cantiere',
    together: 'Tutto insieme il {}',
    apart: 'Ogni riga appena è pronta, l’ultima il {}',
    onRequest: 'Data su richiesta: {}',
  },
  terms: {
    label: 'Condizioni',
    prices: { label: 'Prezzi', text: 'Quelli del giorno dell’ordine, senza IVA e trasporto. Questo documento non è una fattura.' },
    received: { label: 'Conferma', text: 'Abbiamo ricevuto questo ordine e lo confermeremo.' },
    questions: { label: 'Domande', text: 'Indichi l’ordine {} in ogni messaggio che lo riguarda.' },
  },
};
