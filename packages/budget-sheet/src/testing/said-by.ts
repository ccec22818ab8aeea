import type { DocumentSheet } from '../sheet';

/** Texts of a sheet beside numbers, which the page must show on screen and on paper. Number and project stand as the title. */
export const saidBy = (sheet: DocumentSheet): readonly string[] => {
  const { acceptance, delivery, issuer, terms } = sheet;
  return [
    sheet.title,
    sheet.mark,
    issuer.name,
    ...issuer.address,
    ...issuer.contact,
    ...sheet.header.flatMap(({ key, label, text }) => (key === 'number' || key === 'projectName' ? [text] : [label, ...text.split('\n')])),
    ...sheet.columns.map(({ label }) => label),
    ...sheet.lines.flatMap((line) => [line.name, line.referenceCode, line.attributes, line.facts, line.delivery, line.minimum]),
    ...sheet.areas.flatMap(({ name, subtotal }) => [name, subtotal.label]),
    ...sheet.totals.filter(({ isNothing }) => !isNothing).map(({ label }) => label),
    ...(sheet.alternatives === undefined
      ? []
      : [
          sheet.alternatives.label,
          sheet.alternatives.note,
          ...sheet.alternatives.lines.flatMap(({ name, referenceCode }) => [name, referenceCode]),
        ]),
    sheet.comments?.text ?? '',
    ...(delivery === undefined ? [] : [delivery.label, delivery.text, ...delivery.steps.map(({ when }) => when)]),
    terms.label,
    ...terms.items.flatMap(({ label, text }) => [label, text]),
    ...(acceptance === undefined ? [] : [acceptance.label, acceptance.how, acceptance.text, ...acceptance.fields, acceptance.signature]),
  ];
};
