const GROUPS = 'src/electrical/electrical-groups.ts';
const LOAD = 'src/electrical/electrical-load.ts';
const SUMMARIES = 'src/electrical/part-summaries.ts';

export const SWITCH_OFFS = {
  EL1: [{ file: GROUPS, find: 'if (!isRemoteInstallation(light.installation)) continue;', replace: '' }],
  EL2: [{ file: GROUPS, find: 'const key = `', replace: 'const key = light.model || `' }],
  EL3: [{ file: GROUPS, find: 'light.control === NO_DRIVER ? compositionControl : light.control', replace: 'light.control' }],
  EL4: [{ file: GROUPS, find: 'driverMarketOf(catalogId)', replace: 'driverMarketOf(16)' }],
  EL5: [{ file: GROUPS, find: 'assigned += count;', replace: '' }],
  EL6: [
    {
      file: GROUPS,
      find: 'for (const { lights: count, driverCode } of groups.value) {',
      replace: "for (const { lights: count, driverCode } of groups.value.length > 0 ? groups.value : [{ lights: 1, driverCode: '' }]) {",
    },
  ],
  EL7: [{ file: GROUPS, find: 'if (!groups.ok) return groups;', replace: 'if (!groups.ok) continue;' }],
  EL8: [{ file: SUMMARIES, find: 'productLength: length', replace: 'productLength: null' }],
  EL9: [{ file: SUMMARIES, find: 'watts: power', replace: 'watts: deliveredPower' }],
  EL10: [
    { file: LOAD, find: 'for (const childId of childIds) join(track, childId);', replace: 'for (const _ of childIds) join(track, track);' },
  ],
  EL11: [{ file: LOAD, find: 'sumInThousandths(loads.map(', replace: 'sumInThousandths(elements.map(' }],
  EL12: [{ file: LOAD, find: 'watts > delivered ?', replace: 'watts >= delivered ?' }],
  EL13: [{ file: LOAD, find: 'if (!leaders.has(end))', replace: 'if (false)' }],
  EL14: [{ file: 'src/electrical/thousandths.ts', find: 'Math.round(value * 1000)', replace: '(value * 1000)' }],
};
