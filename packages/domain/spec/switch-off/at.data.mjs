export const SWITCH_OFFS = {
  AT1: [{ file: 'src/attribute/attribute.ts', find: "variation.bov === '' ? 'B'", replace: "variation.bov === '' ? 'V'" }],
  AT2: [{ file: 'src/attribute/attribute.ts', find: "?.delta === 0) return 'B';", replace: "?.delta === 0) return 'V';" }],
  AT3: [
    {
      file: 'src/attribute/attribute.ts',
      find: 'return range.delta === 0 ? heightCm === range.standard : heightCm >= range.min && heightCm <= range.max;',
      replace: 'return true;',
    },
  ],
  AT4: [
    {
      file: 'src/calendar/validity.ts',
      find: ': parseCalendarDay(text);',
      replace: ': parseCalendarDay(text).ok ? parseCalendarDay(text) : ok(undefined);',
    },
    {
      file: 'src/attribute/availability-period.ts',
      find: 'if (!isRecord(dates)) return fail(',
      replace: 'if (!isRecord(dates)) return ok({} as never); if (false) return fail(',
    },
  ],
  AT5: [{ file: 'src/article/compiled-model.ts', find: 'isWithin(validity, today)', replace: 'true' }],
  AT6: [
    {
      file: 'src/article/article.ts',
      find: 'if (found === undefined) return unknown(',
      replace: 'if (found === undefined) return undefined; if (false) return unknown(',
    },
  ],
  AT7: [{ file: 'src/attribute/temperature.ts', find: '(?=\\S)', replace: '' }],
  AT8: [{ file: 'src/attribute/attribute.data.ts', find: "color: 'finish'", replace: "color: 'color'" }],
  AT9: [{ file: 'src/attribute/temperature.ts', find: 'digits === undefined ?', replace: 'false ?' }],
  AT10: [
    {
      file: 'src/article/selection.ts',
      find: 'filledUp(color === undefined ? {} : { color: color.modifier }, compiledModel(model).optionsOn(today).withoutChoice)',
      replace: '{}',
    },
  ],
  AT11: [{ file: 'src/article/article.ts', find: 'variation.moq > moq', replace: 'variation.moq < moq' }],
  AT12: [
    {
      file: 'src/article/article.ts',
      find: 'missingAttribute(counts, selection) === undefined ? 1 : 0',
      replace: 'missingAttribute(counts, selection) === undefined ? 1 : 1',
    },
  ],
  AT13: [{ file: 'src/article/article.ts', find: 'found === undefined ? fail', replace: 'false ? fail' }],
  AT14: [{ file: 'src/article/article.ts', find: 'if (!hasColor(selection)) return', replace: 'if (false) return' }],
  AT15: [{ file: 'src/attribute/availability-period.ts', find: 'start > since', replace: 'start < since' }],
  AT16: [{ file: 'src/article/check-model.ts', find: 'if (seen.has(where))', replace: 'if (false)' }],
  AT17: [{ file: 'src/article/check-model.ts', find: 'if (!/^\\d{4}$/.test(number))', replace: 'if (false)' }],
  AT18: [
    { file: 'src/catalogue/codes.data.ts', find: 'SPECIFIC_PLAYER: 2', replace: 'SPECIFIC_PLAYER: 0' },
    { file: 'src/catalogue/codes.data.ts', find: '{ level: 2, id: 11 }', replace: '{ level: 3, id: 11 }' },
    { file: 'src/catalogue/codes.data.ts', find: '{ 225: [4, 5, 6] }', replace: '{}' },
  ],
  AT19: [{ file: 'src/catalogue/codes.ts', find: 'found === undefined ? fail', replace: 'false ? fail' }],
  AT20: [{ file: 'src/article/article-record.ts', find: 'attributes: articleAttributes(article),', replace: 'attributes: {},' }],
  AT21: [{ file: 'src/article/article-record.ts', find: "flag === 'V' || flag === 'T'", replace: "flag === 'V'" }],
  AT22: [
    { file: 'src/attribute/lead-time.ts', find: 'weeks: leadTimeWeeks(entriesOfBaseAndVariations, quantity) ?? 0', replace: 'weeks: 1' },
  ],
  AT23: [
    { file: 'src/article/parse-selection.ts', find: '?? input[ATTRIBUTE_GRID_NAMES[type]]', replace: '' },
    { file: 'src/article/parse-selection.ts', find: "typeof code !== 'string' || code === ''", replace: 'false' },
  ],
  AT24: [
    {
      file: 'src/article/article-collection.ts',
      find: '  return number.ok ? models.get(number.value) : undefined;',
      replace: '  return [...models.values()][0];',
    },
  ],
  AT25: [{ file: 'src/article/article-collection.ts', find: 'variation.modifier === modifier);', replace: 'true);' }],
  AT26: [{ file: 'src/article/article-collection.ts', find: 'cached ? remembering(build) : build', replace: 'build' }],
  AT27: [
    {
      file: 'src/article/article-collection.ts',
      find: 'isOnSale(variation) && allows({ [type]: variation.modifier })',
      replace: 'allows({ [type]: variation.modifier })',
    },
    { file: 'src/article/article-collection.ts', find: 'if (avoidPAs) return', replace: 'if (false) return' },
  ],
  AT28: [
    {
      file: 'src/article/check-model.ts',
      find: 'if (!isRecord(model)) return NO_MODEL;',
      replace: 'if (!isRecord(model)) return [];',
    },
    { file: 'src/article/check-model.ts', find: 'const missing = [', replace: 'const missing = []; [' },
  ],
  AT29: [{ file: 'src/article/check-model.ts', find: 'Number.isSafeInteger(value) && value >= least', replace: 'true' }],
  AT30: [
    {
      file: 'src/article/article.ts',
      find: 'if (parts.model !== model.model || parts.dash !== catalogOf(catalogId).dash)',
      replace: 'if (parts === undefined)',
    },
  ],
};
