import type { BudgetWords } from './budget-words';

export const es: BudgetWords = {
  title: 'Presupuesto',
  header: {
    budgetNumber: 'Número',
    clientName: 'Cliente',
    projectName: 'Proyecto',
    site: 'Obra',
    creationDate: 'Fecha',
    validationDate: 'Válido hasta',
    createdBy: 'Preparado por',
  },
  columns: {
    product: 'Luminaria',
    quantity: 'Cant.',
    unitPvp: 'Precio',
    pvp: 'Bruto',
    discount: 'Dto.',
    discountValue: 'Descuento',
    netPrice: 'Importe',
  },
  totals: { subTotalNet: 'Subtotal', discountValue: 'Descuento', surchargeValue: 'Recargo', ivaValue: 'IVA', totalNet: 'Total' },
  comments: 'Comentarios',
  cri: 'IRC',
  noLines: 'Este presupuesto no tiene líneas.',
  spreadsheet: { tag: 'Pos.', referenceCode: 'Referencia', attributes: 'Acabado y opciones', facts: 'Datos técnicos' },
  revision: 'Revisión {}',
  taxNumber: 'NIF {}',
  minimum: 'Pedido mínimo {}',
  delivery: { label: 'Entrega', together: 'Todo junto, {} después de la aceptación', onRequest: 'Plazo a consultar: {}' },
  terms: {
    label: 'Condiciones',
    validity: {
      label: 'Validez',
      text: 'Los precios son válidos hasta el {} incluido. Todo cambio es una revisión nueva con número propio.',
    },
    quantities: { label: 'Cantidades', text: 'Más unidades cuestan lo mismo cada una; menos también, hasta el mínimo de su línea.' },
    delivery: 'Entrega',
    payment: 'Pago',
    tax: {
      label: 'Impuestos',
      included: 'El total incluye {} de IVA. Este presupuesto no es una factura.',
      none: 'El total no incluye IVA. Este presupuesto no es una factura.',
    },
  },
  acceptance: {
    label: 'Aceptación',
    how: 'Firmada y devuelta',
    text: 'Acepto el presupuesto {number} por {total}.',
    fields: ['Nombre', 'Fecha', 'Cargo', 'Su número de pedido'],
    signature: 'Firma y sello',
  },
};
