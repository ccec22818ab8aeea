import type { OrderWords } from './order-words';

export const es: OrderWords = {
  title: { received: 'Pedido recibido', confirmed: 'Confirmación de pedido' },
  header: {
    number: 'Número',
    clientName: 'Cliente',
    clientCode: 'Código de cliente',
    projectName: 'Proyecto',
    deliveryAddress: 'Dirección de entrega',
    creationDate: 'Fecha del pedido',
    doNotShipBefore: 'No antes del',
    internalOrderNumber: 'Su número de pedido',
    createdBy: 'Pedido por',
  },
  columns: {
    product: 'Luminaria',
    quantity: 'Cant.',
    unitPvp: 'Precio de lista',
    unitNet: 'Neto unitario',
    pvp: 'Bruto',
    netPrice: 'Neto',
  },
  totals: { totalGross: 'Bruto', discountValue: 'Descuento', totalNet: 'Total neto' },
  addressOnFile: 'La registrada para el código de cliente {}',
  comments: 'Comentarios',
  cri: 'IRC',
  taxNumber: 'NIF-IVA {}',
  minimum: 'Pedido mínimo {}',
  areas: { subtotal: '{}, subtotal', others: 'Otras líneas' },
  delivery: {
    label: 'En obra',
    together: 'Todo junto el {}',
    apart: 'Cada línea en cuanto esté lista, la última el {}',
    onRequest: 'Fecha a consultar: {}',
  },
  terms: {
    label: 'Condiciones',
    prices: { label: 'Precios', text: 'Los del día del pedido, sin IVA ni portes. Este documento no es una factura.' },
    received: { label: 'Confirmación', text: 'Hemos recibido este pedido y lo confirmaremos.' },
    questions: { label: 'Consultas', text: 'Indique el pedido {} siempre que nos escriba sobre él.' },
  },
};
