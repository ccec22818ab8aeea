/**
 * For each rule, what in the source makes it hold and what stands there instead when the rule is switched off.
 * Every test that cites the rule fails then (check.mjs); several entries are several places that keep one rule.
 */
export const SWITCH_OFFS = {
  MO1: [{ file: 'src/money/money.ts', find: 'if (!Number.isSafeInteger(amountMinor))', replace: 'if (false)' }],
  MO2: [{ file: 'src/money/money.ts', find: 'if (amountMinor / 100 !== amountMajor)', replace: 'if (false)' }],
  MO3: [{ file: 'src/money/rounding.ts', find: '2 * Math.abs(rest) < divisor', replace: '2 * Math.abs(rest) <= divisor' }],
  MO4: [{ file: 'src/money/rounding.ts', find: 'if (rest > 0) return', replace: 'if (rest !== 0) return' }],
  MO5: [{ file: 'src/money/percent.ts', find: 'if (percent < min || percent > max)', replace: 'if (false)' }],
  MO6: [{ file: 'src/money/money.ts', find: 'return amountMinor / 100;', replace: 'return amountMinor / 10;' }],
  CD1: [
    {
      file: 'src/calendar/calendar-day.ts',
      find: 'return day <= (month === 2 && leap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0));',
      replace: 'return true;',
    },
  ],
  CD2: [
    {
      file: 'src/calendar/calendar-day.ts',
      find: '((153 * monthFromMarch + 2) / 5) + 1,',
      replace: '((153 * monthFromMarch + 2) / 5) + 2,',
    },
  ],
  CD3: [{ file: 'src/calendar/validity.ts', find: 'today < validity.since', replace: 'today <= validity.since' }],
  CD4: [{ file: 'src/calendar/calendar-day.ts', find: 'padded(year, 4)', replace: 'padded(year, 1)' }],
  CD5: [{ file: 'src/calendar/calendar-day.ts', find: 'if (year < 1 || year > 9999) throw', replace: 'if (false) throw' }],
  TX1: [
    {
      file: 'src/text/text.ts',
      find: "/[^\\p{L}\\p{M}\\p{N}\\t \\p{Zs}\\-_'&()+]/u",
      replace: "/[^\\p{L}\\p{M}\\p{N}\\t \\p{Zs}\\-_'&()+/]/u",
    },
  ],
  TX2: [{ file: 'src/text/text.ts', find: "\\-_'&()+.,:]/u", replace: "\\-_'&()+]/u" }],
  TX3: [{ file: 'src/text/text.ts', find: 'if (trimmed.length > max)', replace: 'if (false)' }],
  TX4: [{ file: 'src/text/emails.ts', find: '/[\\s,;]+/u', replace: '/[\\s,]+/u' }],
  TX5: [{ file: 'src/text/emails.ts', find: 'EMAIL.test(trimmed) ?', replace: 'true ?' }],
  TX6: [{ file: 'src/text/text.ts', find: "if (required && trimmed === '')", replace: 'if (false)' }],
  RC1: [{ file: 'src/reference-code/reference-code.ts', find: ' ?? partsOfCompact(compactCode(text))', replace: '' }],
  RC2: [{ file: 'src/reference-code/reference-code.ts', find: 'code.charCodeAt(4) === HYPHEN', replace: 'false' }],
  RC3: [
    {
      file: 'src/reference-code/reference-code.ts',
      find: '  if (length !== end + 3 && length !== end + 6) return undefined;\n',
      replace: '',
    },
  ],
  RC4: [{ file: 'src/reference-code/reference-code.ts', find: ' || !isCodeAt(code, start, 2)', replace: '' }],
  RC5: [{ file: 'src/reference-code/reference-code.ts', find: 'value === undefined ? fail', replace: 'false ? fail' }],
  RC6: [{ file: 'src/reference-code/reference-code.ts', find: " && installation !== '00'", replace: '' }],
  RC7: [
    {
      file: 'src/article/compose-reference.ts',
      find: '{ control }),\n      ...(installation === undefined || counts.installation < 2 ?',
      replace: '{ control }),\n      ...(installation === undefined ?',
    },
  ],
  RC8: [{ file: 'src/reference-code/reference-code.ts', find: 'return parts.dash ?', replace: 'return false ?' }],
  RC9: [{ file: 'src/reference-code/reference-code.ts', find: '? 21 : 16', replace: '? 16 : 21' }],
  RC10: [
    { file: 'src/reference-code/extended-reference.ts', find: "join(parts.dash ? '-' : '')", replace: "join('')" },
    { file: 'src/reference-code/extended-reference.ts', find: 'compact.length === LENGTH + 5', replace: 'false' },
  ],
  RC11: [{ file: 'src/reference-code/extended-reference.ts', find: 'heightDigits(pendantHeightCm)', replace: "'0000'" }],
  RC12: [
    {
      file: 'src/reference-code/reference-code.ts',
      find: 'temperature !== undefined || control !== undefined',
      replace: 'temperature !== undefined && control !== undefined',
    },
    {
      file: 'src/reference-code/extended-reference.ts',
      find: "temperature === '0' && control === '0'",
      replace: "temperature === '0' || control === '0'",
    },
    { file: 'src/article/selection.ts', find: "temperature === undefined || temperature === '0'", replace: 'temperature === undefined' },
  ],
  RC13: [
    {
      file: 'src/article/article.ts',
      find: 'completeSelection(model, selectionFromReference(parts), today)',
      replace: 'selectionFromReference(parts)',
    },
  ],
  RC14: [{ file: 'src/article/compose-reference.ts', find: 'counts.temperature > 1', replace: 'counts.temperature > 0' }],
  RC15: [{ file: 'src/catalogue/catalogue.ts', find: "return fail({ code: 'catalog.unknown', value });", replace: 'return ok(16);' }],
  RC16: [{ file: 'src/reference-code/reference-code.ts', find: ' ?? partsOfCompact(compactCode(text))', replace: '' }],
  RC17: [{ file: 'src/reference-code/reference-code.ts', find: 'reference += `_', replace: 'reference += `-' }],
  RC18: [{ file: 'src/reference-code/extended-reference.ts', find: "parts.installation ?? '00'", replace: "'00'" }],
  RC19: [{ file: 'src/reference-code/extended-reference.ts', find: "if (!long && height !== '000000')", replace: 'if (false)' }],
  RC20: [
    { file: 'src/article/compose-reference.ts', find: 'if (installation === undefined && counts.installation > 1)', replace: 'if (false)' },
  ],
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
  ],
  AT5: [{ file: 'src/article/compiled-model.ts', find: 'isWithin(validity, today)', replace: 'true' }],
  AT6: [
    {
      file: 'src/article/article.ts',
      find: 'if (found === undefined) return unknown(',
      replace: 'if (found === undefined) continue; if (false) return unknown(',
    },
  ],
  AT7: [{ file: 'src/attribute/temperature.ts', find: '(?=\\S)', replace: '' }],
  AT8: [{ file: 'src/attribute/attribute.data.ts', find: "color: 'finish'", replace: "color: 'color'" }],
  AT9: [{ file: 'src/attribute/temperature.ts', find: 'digits === undefined ?', replace: 'false ?' }],
  AT10: [
    {
      file: 'src/article/selection.ts',
      find: 'withOnlyChoices(model, color === undefined ? {} : { color: color.modifier }, today)',
      replace: '{}',
    },
  ],
  AT11: [{ file: 'src/article/article.ts', find: 'Math.max(model.moq,', replace: 'Math.min(model.moq,' }],
  AT12: [{ file: 'src/article/article.ts', find: 'isPersonalized: reference.ok ? 1 : 0', replace: 'isPersonalized: 1' }],
  AT13: [{ file: 'src/article/article.ts', find: 'found === undefined ? fail', replace: 'false ? fail' }],
  AT14: [{ file: 'src/article/article.ts', find: 'if (selection.color === undefined) return', replace: 'if (false) return' }],
  AT15: [{ file: 'src/attribute/availability-period.ts', find: 'start > since', replace: 'start < since' }],
  AT16: [{ file: 'src/article/check-model.ts', find: 'if (seen.has(where))', replace: 'if (false)' }],
  AT17: [{ file: 'src/article/check-model.ts', find: 'if (!/^\\d{4}$/.test(number))', replace: 'if (false)' }],
  EX1: [{ file: 'src/exclusion/exclusion.ts', find: '    matches(row.control, selection.control) &&\n', replace: '' }],
  EX2: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: "rows.filter((row) => EXCLUSION_CELLS.some((cell) => row[cell] !== '*'))",
      replace: 'rows',
    },
  ],
  EX3: [{ file: 'src/article/article.ts', find: 'if (row !== undefined) return', replace: 'if (false) return' }],
  EX4: [{ file: 'src/article/check-model.ts', find: "typeof row[cell] !== 'string' || row[cell] === ''", replace: 'false' }],
  EX5: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: "cell === '*' || cell === value",
      replace: "cell === '*' || value === undefined || cell === value",
    },
  ],
  EX6: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: 'for (const row of exclusions.rows)',
      replace: 'for (const row of [...exclusions.rows].reverse())',
    },
  ],
  OP1: [{ file: 'src/options/feasibility.ts', find: 'if (choice === undefined) return true;', replace: 'return true;' }],
  OP2: [{ file: 'src/options/options.ts', find: 'model.exclusions.filter((row) => blockers.has(row))', replace: '[]' }],
  OP3: [
    {
      file: 'src/options/options.ts',
      find: 'const chosen = offeredSelection(model, selection, today);',
      replace: 'const chosen = selection;',
    },
  ],
  OP4: [{ file: 'src/options/options.ts', find: '.filter(({ options }) => options.length > 0)', replace: '' }],
  OP5: [
    {
      file: 'src/options/repairs.ts',
      find: 'for (let count = 0; count <= changeable.length && repairs.length < MOST_REPAIRS; count += 1)',
      replace: 'for (let count = changeable.length; count >= 0 && repairs.length < MOST_REPAIRS; count -= 1)',
    },
  ],
  OP6: [{ file: 'src/options/repairs.ts', find: '.filter((repair) => isFeasible(model, repair.selection, today))', replace: '' }],
  OP7: [{ file: 'src/options/repairs.ts', find: 'sortedByRank(found, rank)', replace: 'found' }],
  OP8: [
    {
      file: 'src/options/repairs.ts',
      find: '.filter((repair) => !repairs.some((smaller) => includesChanges(repair, smaller)))',
      replace: '',
    },
  ],
  OP9: [{ file: 'src/options/repairs.ts', find: "if (type === 'pendantHeight') return [];", replace: '' }],
  OP10: [{ file: 'src/options/repairs.ts', find: 'count <= changeable.length &&', replace: 'count < 1 &&' }],
  OP11: [{ file: 'src/options/options.ts', find: 'if (blockers === undefined) return', replace: 'if (true) return' }],
  PR1: [{ file: 'src/price/unit-price.ts', find: 'if (basis.basePriceMinor === undefined) return', replace: 'if (false) return' }],
  PR2: [{ file: 'src/catalogue/catalogue.data.ts', find: 'defaultRateId: 12', replace: 'defaultRateId: 10' }],
  PR3: [{ file: 'src/price/unit-price.ts', find: "variation.type !== 'pendantHeight' ||", replace: 'true ||' }],
  PR4: [{ file: 'src/price/unit-price.ts', find: 'effectOrder(a) - effectOrder(b) || ', replace: '' }],
  PR5: [{ file: 'src/price/unit-price.ts', find: ' || ATTRIBUTE_TYPES.indexOf(a.type) - ATTRIBUTE_TYPES.indexOf(b.type)', replace: '' }],
  PR6: [{ file: 'src/price/unit-price.ts', find: "if (variation.type === 'pendantHeight' &&", replace: 'if (false &&' }],
  PR7: [{ file: 'src/price/unit-price.ts', find: 'basis.catalogId === 21 && basis.rateId === USA_RATE', replace: 'false' }],
  PR8: [
    {
      file: 'src/price/unit-price.ts',
      find: 'basis.catalogId === 21 && basis.rateId === USA_RATE',
      replace: 'basis.catalogId === 21 || basis.rateId === USA_RATE',
    },
  ],
  PR9: [{ file: 'src/price/unit-price.ts', find: 'if (running < 0) return', replace: 'if (false) return' }],
  PR10: [{ file: 'src/price/unit-price.ts', find: 'divideUp(running, WHOLE_UNIT) * WHOLE_UNIT', replace: 'running' }],
  PR11: [{ file: 'src/price/unit-price.ts', find: 'Math.min(running, base + base / 5)', replace: 'running' }],
  PR12: [{ file: 'src/price/unit-price.ts', find: 'divideUp(running, FIVE_UNITS) * FIVE_UNITS', replace: 'running' }],
  PR13: [{ file: 'src/price/unit-price.ts', find: 'Math.min(running, divideDown(base + base / 5, SCALE) * SCALE)', replace: 'running' }],
  PR14: [
    {
      file: 'src/price/unit-price.ts',
      find: '(running / SCALE) * hundredths(variation.priceIncrementPercent ?? 0)',
      replace: 'divideHalfAwayFromZero((running / SCALE) * hundredths(variation.priceIncrementPercent ?? 0), SCALE) * SCALE',
    },
  ],
  PR15: [{ file: 'src/price/unit-price.ts', find: 'if (running !== before) tell(what);', replace: '' }],
  PR16: [{ file: 'src/article/check-model.ts', find: "if (priced && bovOf(variation) === 'B')", replace: 'if (false)' }],
  PR17: [{ file: 'src/article/check-model.ts', find: 'if (!minorFromMajor(value).ok)', replace: 'if (false)' }],
  PR18: [{ file: 'src/price/line-prices.ts', find: 'unitNet: unitGrossMinor - unitDiscount', replace: 'unitNet: unitGrossMinor' }],
  PR19: [
    {
      file: 'src/price/line-prices.ts',
      find: 'percentOf(totalGross, discount.value)',
      replace: 'percentOf(unitGrossMinor, discount.value) * quantity',
    },
  ],
  PR20: [{ file: 'src/price/line-prices.ts', find: 'safeMinor(totalGross + line.totalGross)', replace: 'line.totalGross' }],
  PR21: [{ file: 'src/price/line-prices.ts', find: 'if (!Number.isInteger(quantity) || quantity < 0)', replace: 'if (false)' }],
  AV1: [{ file: 'src/availability/availability.ts', find: 'if (until !== undefined && until < today) return -1;', replace: '' }],
  AV2: [{ file: 'src/availability/availability.ts', find: 'if (since !== undefined && since <= today) return 0;', replace: '' }],
  AV3: [{ file: 'src/availability/availability.ts', find: 'since === undefined ? 0 :', replace: 'since === undefined ? 1 :' }],
  AV4: [{ file: 'src/availability/availability.ts', find: 'Math.max(toSince, toExpected)', replace: 'Math.min(toSince, toExpected)' }],
  AV5: [
    {
      file: 'src/availability/lead-time.ts',
      find: 'if (last === undefined || entry.weeks > last.weeks) kept.push(entry);',
      replace: 'kept.push(entry);',
    },
  ],
  AV6: [{ file: 'src/availability/lead-time.ts', find: 'kept.findLast(({ from }) => from <= quantity) ?? kept[0]', replace: 'kept[0]' }],
  AV7: [
    { file: 'src/availability/lead-time.ts', find: 'let longest: number | undefined;', replace: 'let longest: number | undefined = 0;' },
  ],
  AV8: [
    {
      file: 'src/article/article.ts',
      find: '[model.leadtime, ...variations.map(({ leadtime }) => leadtime ?? [])]',
      replace: '[model.leadtime]',
    },
  ],
  AV9: [{ file: 'src/availability/availability.ts', find: 'addWeeks(addDays(today, days), weeks)', replace: 'addDays(today, days)' }],
  AV10: [
    {
      file: 'src/availability/lead-time.ts',
      find: 'if (last === undefined || entry.weeks > last.weeks) kept.push(entry);',
      replace: 'kept.push(entry);',
    },
  ],
  OR1: [{ file: 'src/order/quantity.ts', find: 'if (value <= 0) return', replace: 'if (false) return' }],
  OR2: [{ file: 'src/order/quantity.ts', find: 'if (value > MAX_QUANTITY) return', replace: 'if (false) return' }],
  OR3: [{ file: 'src/order/line-validity.ts', find: 'if (line.moq > line.quantity) return', replace: 'if (false) return' }],
  OR4: [{ file: 'src/order/line-validity.ts', find: 'if (line.isPersonalized !== 1) return', replace: 'if (false) return' }],
  OR5: [{ file: 'src/order/line-validity.ts', find: 'if (line.discontinued) return', replace: 'if (false) return' }],
  OR6: [{ file: 'src/order/line-validity.ts', find: 'if (line.days < 0) return', replace: 'if (false) return' }],
  OR7: [{ file: 'src/order/line-validity.ts', find: 'if (line.article?.ok === false) return', replace: 'if (false) return' }],
  OR8: [{ file: 'src/order/line-validity.ts', find: 'if (line.price?.ok === false) return', replace: 'if (false) return' }],
  OR9: [
    {
      file: 'src/order/line-validity.ts',
      find: "  if (line.isPersonalized !== 1) return { valid: false, reason: 'not-personalised' };\n  if (line.discontinued) return { valid: false, reason: 'discontinued' };\n",
      replace:
        "  if (line.discontinued) return { valid: false, reason: 'discontinued' };\n  if (line.isPersonalized !== 1) return { valid: false, reason: 'not-personalised' };\n",
    },
  ],
  PJ1: [
    { file: 'src/project/project-status.ts', find: 'status === PROJECT_STATUS.EDITION ?', replace: 'status !== PROJECT_STATUS.DELETED ?' },
  ],
  PJ2: [{ file: 'src/project/project-status.ts', find: "return ['DUPLICATE',", replace: "return ['EDIT', 'DUPLICATE'," }],
  PJ3: [{ file: 'src/project/project-access.ts', find: 'write: full &&', replace: 'write: false &&' }],
  PJ4: [{ file: 'src/project/project-access.ts', find: 'actor.userId === project.thirdPartyId', replace: 'false' }],
  PJ5: [{ file: 'src/project/project-access.ts', find: "? 'order' : 'project'", replace: "? 'order' : 'order'" }],
  PJ6: [{ file: 'src/project/project-access.ts', find: 'return `10/', replace: 'return `' }],
  PJ7: [{ file: 'src/project/project-access.ts', find: " && hasPrivilege(actor, 'PROJECT_VIEW')", replace: '' }],
  AC1: [
    {
      file: 'src/access/access.data.ts',
      find: '2: { privileges: PROJECT_PRIVILEGES, firstUser: true }',
      replace: '2: { privileges: PROJECT_PRIVILEGES, firstUser: false }',
    },
  ],
  AC2: [{ file: 'src/access/privileges.ts', find: 'account.privileges.includes(privilege)', replace: 'true' }],
  AC3: [{ file: 'src/access/privileges.ts', find: 'roles.some((role)', replace: 'roles.every((role)' }],
  AC4: [{ file: 'src/access/privileges.ts', find: 'account.emailConfirmed && ', replace: '' }],
  AC5: [{ file: 'src/access/privileges.ts', find: 'actor.isStaff || actor.status === USER_STATUS.QUALIFIED', replace: 'actor.isStaff' }],
  AC6: [{ file: 'src/access/privileges.ts', find: 'if (actor.catalogId !== catalogId) return false;', replace: '' }],
  AC7: [{ file: 'src/access/user-status.ts', find: 'return status === from ?', replace: 'return true ?' }],
  ET1: [{ file: 'src/error-text/error-text.ts', find: 'filled(ERROR_TEXTS[failure.code], failure)', replace: 'ERROR_TEXTS[failure.code]' }],
  ET2: [{ file: 'src/error-text/error-text.ts', find: 'failure.reason[language]', replace: 'failure.reason.en' }],
  ET3: [{ file: 'examples/price-a-light.ts', find: '31_250', replace: '99_999' }],
};
