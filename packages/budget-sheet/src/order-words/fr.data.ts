import type { OrderWords } from './order-words';

export const fr: OrderWords = {
  title: { received: 'Commande reçue', confirmed: 'Confirmation de commande' },
  header: {
    number: 'Numéro',
    clientName: 'Client',
    clientCode: 'Code client',
    projectName: 'Projet',
    deliveryAddress: 'Adresse de livraison',
    creationDate: 'Commandé le',
    doNotShipBefore: 'Pas avant le',
    internalOrderNumber: 'Votre numéro de commande',
    createdBy: 'Commandé par',
  },
  columns: { product: 'Luminaire', quantity: 'Qté', unitPvp: 'Prix catalogue', unitNet: 'Net unitaire', pvp: 'Brut', netPrice: 'Net' },
  totals: { totalGross: 'Brut', discountValue: 'Remise', totalNet: 'Total net' },
  addressOnFile: 'Celle enregistrée pour le code client {}',
  comments: 'Remarques',
  cri: 'IRC',
  taxNumber: 'N° de TVA {}',
  minimum: 'Commande minimale {}',
  areas: { subtotal: '{}, sous-total', others: 'Autres lignes' },
  delivery: {
    label: 'Sur chantier',
    together: 'Le tout ensemble, le {}',
    apart: 'Chaque ligne dès qu’elle est prête, la dernière le {}',
    onRequest: 'Date sur demande : {}',
  },
  terms: {
    label: 'Conditions',
    prices: { label: 'Prix', text: 'Ceux du jour de la commande, hors TVA et frais de port. Ce document n’est pas une facture.' },
    received: { label: 'Confirmation', text: 'Nous avons reçu cette commande et la confirmerons.' },
    questions: { label: 'Questions', text: 'Indiquez la commande {} dans tout message à son sujet.' },
  },
};
