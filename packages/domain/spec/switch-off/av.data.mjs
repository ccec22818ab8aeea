export const SWITCH_OFFS = {
  AV1: [{ file: 'src/availability/availability.ts', find: 'if (until !== undefined && until < today) return -1;', replace: '' }],
  AV2: [{ file: 'src/availability/availability.ts', find: 'if (since !== undefined && since <= today) return 0;', replace: '' }],
  AV3: [{ file: 'src/availability/availability.ts', find: 'since === undefined ? 0 :', replace: 'since === undefined ? 1 :' }],
  AV4: [{ file: 'src/availability/availability.ts', find: 'Math.max(toSince, toExpected)', replace: 'Math.min(toSince, toExpected)' }],
  AV5: [
    {
      file: 'src/attribute/lead-time.ts',
      find: 'if (last === undefined || entry.weeks > last.weeks) kept.push(entry);',
      replace: 'kept.push(entry);',
    },
  ],
  AV6: [{ file: 'src/attribute/lead-time.ts', find: 'kept.findLast(({ from }) => from <= quantity) ?? kept[0]', replace: 'kept[0]' }],
  AV7: [{ file: 'src/attribute/lead-time.ts', find: 'let longest: number | undefined;', replace: 'let longest: number | undefined = 0;' }],
  AV8: [{ file: 'src/article/article.ts', find: 'leadtimes.push(variation.leadtime ?? NO_LEAD_TIMES);', replace: '' }],
  AV9: [{ file: 'src/availability/availability.ts', find: 'addWeeks(addDays(today, days), weeks)', replace: 'addDays(today, days)' }],
  AV10: [
    {
      file: 'src/attribute/lead-time.ts',
      find: 'if (last === undefined || entry.weeks > last.weeks) kept.push(entry);',
      replace: 'kept.push(entry);',
    },
  ],
  AV11: [{ file: 'src/attribute/availability-period.ts', find: 'if (!isAvailable && part.expected', replace: 'if (part.expected' }],
};
