export const SWITCH_OFFS = {
  CP1: [
    {
      file: 'src/composition/composition-price.ts',
      find: 'safeMinor(unitGross + part.unitPriceMinor * part.quantity)',
      replace: 'safeMinor(unitGross + part.unitPriceMinor)',
    },
  ],
  CP2: [
    { file: 'src/composition/composition-price.ts', find: 'if (part.unitPriceMinor === undefined) return', replace: 'if (false) return' },
  ],
  CP3: [{ file: 'src/composition/composition-price.ts', find: '.slice(0, left)', replace: '.slice(0, 0)' }],
  CP4: [
    {
      file: 'src/composition/composition-availability.ts',
      find: 'before.amount >= amount ? before',
      replace: 'before.amount <= amount ? before',
    },
  ],
  CP5: [{ file: 'src/composition/composition-availability.ts', find: 'if (onRequest !== undefined) return', replace: 'if (false) return' }],
  CP6: [{ file: 'src/composition/composition-availability.ts', find: 'if (days < 0) ended', replace: 'if (false) ended' }],
  CP7: [
    {
      file: 'src/composition/composition-availability.ts',
      find: 'addWeeks(addDays(today, days), weeks)',
      replace: 'addWeeks(today, weeks)',
    },
  ],
  CP8: [{ file: 'src/composition/composition-part.ts', find: 'throw new RangeError(', replace: 'void new RangeError(' }],
  CP9: [
    {
      file: 'src/composition/evaluate-creation.ts',
      find: 'pieces: compositions.flatMap((composition) => composition.parts).reduce((sum, part) => sum + countOf(part), 0),',
      replace: 'pieces: -1,',
    },
    {
      file: 'src/composition/evaluate-creation.ts',
      find: 'compositionAvailability(together(parts), quantity,',
      replace: 'compositionAvailability(parts, quantity,',
    },
    {
      file: 'src/composition/evaluated-part.ts',
      find: '  return [...groups.values()];',
      replace: '  return [...groups.values()].reverse();',
    },
    {
      file: 'src/composition/evaluate-creation.ts',
      find: 'electricalGroups: composition.electricalGroups,',
      replace: 'electricalGroups: [],',
    },
  ],
  CP10: [
    { file: 'src/composition/evaluated-part.ts', find: '...refused.map(refusedPart),', replace: '' },
    {
      file: 'src/composition/evaluated-part.ts',
      find: ': { part, model, article, steps: [], failure: price.failure }',
      replace: ': { part, model, article, steps: [], failure: undefined }',
    },
  ],
  CP11: [
    {
      file: 'src/composition/sources-of-catalogue.ts',
      find: 'filter((model) => model.catalogId === catalogId)',
      replace: 'filter(() => true)',
    },
    { file: 'src/composition/sources-of-catalogue.ts', find: 'discountPercentOf(discounts, category)', replace: 'category * 0' },
    { file: 'src/composition/sources-of-catalogue.ts', find: 'if (value === undefined) throw', replace: 'if (false) throw' },
    { file: 'src/composition/sources-of-catalogue.ts', find: "partKinds[model] ?? 'other'", replace: "'other'" },
  ],
};
