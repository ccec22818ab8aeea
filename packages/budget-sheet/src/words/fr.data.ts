import type { BudgetWords } from './budget-words';

export const fr: BudgetWords = {
  title: 'Devis',
  header: {
    number: 'Numéro',
    clientName: 'Client',
    projectName: 'Projet',
    site: 'Chantier',
    creationDate: 'Date',
    validationDate: 'Valable jusqu’au',
    createdBy: 'Établi par',
  },
  columns: {
    product: 'Luminaire',
    quantity: 'Qté',
    unitPvp: 'Prix unitaire',
    pvp: 'Brut',
    discount: 'Rem.',
    discountValue: 'Remise',
    netPrice: 'Montant',
  },
  totals: { subTotalNet: 'Sous-total', discountValue: 'Remise', surchargeValue: 'Supplément', ivaValue: 'TVA', totalNet: 'Total' },
  areas: { subtotal: '{}, sous-total', others: 'Autres lignes' },
  comments: 'Remarques',
  cri: 'IRC',
  noLines: 'Ce devis ne comporte aucune ligne.',
  spreadsheet: { area: 'Espace', tag: 'Rep.', referenceCode: 'Référence', attributes: 'Finition et options', facts: 'Données techniques' },
  letter: 'Veuillez trouver ci-joint le devis {number} pour {project}. Il est valable jusqu’au {day} compris.',
  revision: 'Révision {}',
  taxNumber: 'N° de TVA {}',
  minimum: 'Commande minimale {}',
  delivery: { label: 'Livraison', together: 'Le tout ensemble, {} après l’acceptation', onRequest: 'Délai sur demande : {}' },
  terms: {
    label: 'Conditions',
    validity: {
      label: 'Validité',
      text: 'Les prix sont valables jusqu’au {} compris. Toute modification donne une nouvelle révision, avec son propre numéro.',
    },
    quantities: {
      label: 'Quantités',
      text: 'Les pièces supplémentaires coûtent le même prix ; moins de pièces aussi, jusqu’au minimum de leur ligne.',
    },
    delivery: 'Livraison',
    payment: 'Paiement',
    tax: {
      label: 'Taxes',
      included: 'Le total comprend {} de TVA. Ce devis n’est pas une facture.',
      none: 'Le total s’entend hors TVA. Ce devis n’est pas une facture.',
    },
  },
  acceptance: {
    label: 'Acceptation',
    how: 'À retourner signée',
    text: 'J’accepte le devis {number} de {total}.',
    fields: ['Nom', 'Date', 'Fonction', 'Votre numéro de bon de commande'],
    signature: 'Signature et cachet',
  },
};
