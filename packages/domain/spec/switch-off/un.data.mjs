export const SWITCH_OFFS = {
  UN1: [
    {
      file: 'src/units/convert.ts',
      find: 'from === to ? value : (value * UNITS[from].size) / UNITS[to].size',
      replace: 'value + 1',
    },
  ],
  UN2: [{ file: 'src/units/convert.ts', find: 'if (UNITS[from].quantity !== UNITS[to].quantity) return', replace: 'if (false) return' }],
  UN3: [{ file: 'src/units/convert.ts', find: "if (system === 'metric' || (", replace: "if (system === 'imperial' || (" }],
  UN4: [
    {
      file: 'src/units/imperial.ts',
      find: 'return minus(centimetres, sixteenths) + inchText(sixteenths);',
      replace: 'return String(centimetres);',
    },
  ],
  UN5: [{ file: 'src/units/imperial.ts', find: '(feet === 0 ? inches :', replace: '(true ? feet :' }],
  UN6: [{ file: 'src/units/imperial.ts', find: 'if (!(Math.abs(centimetres) <= MOST_CENTIMETRES)) throw', replace: 'if (false) throw' }],
  UN7: [{ file: 'src/units/metric.ts', find: 'if (millimetres >= 1000) return', replace: 'if (false) return' }],
  UN8: [{ file: 'src/units/metric.ts', find: 'grouped + marks.decimal + fraction', replace: "grouped + '.' + fraction" }],
  UN9: [
    { file: 'src/units/parse-length.ts', find: 'return Number(feet ?? 0) * UNITS.ft.size + ', replace: 'return NaN + ' },
    { file: 'src/units/parse-length.ts', find: "(metric[2] === 'm' ? UNITS.m.size : 1)", replace: '0' },
  ],
  UN10: [{ file: 'src/units/parse-length.ts', find: "if (system === 'metric' && BARE.test(text)) return", replace: 'if (false) return' }],
  UN11: [{ file: 'src/units/parse-length.ts', find: "return fail({ code: 'units.length-malformed', text });", replace: 'return ok(0);' }],
  UN12: [{ file: 'src/units/imperial.ts', find: 'Math.round((Math.abs', replace: 'Math.floor((Math.abs' }],
  UN13: [
    { file: 'src/units/duration.ts', find: '* DAYS_PER_UNIT[udType]', replace: '* 1' },
    { file: 'src/units/duration.ts', find: "if (udType !== 'days' &&", replace: "if (false && udType !== 'days' &&" },
  ],
  UN14: [
    {
      file: 'src/units/metric.ts',
      find: 'if (!(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS))',
      replace: 'if (false)',
    },
  ],
};
