const SPLIT = 'src/driver/split-into-groups.ts';
const DEFICITS = 'src/driver/fewest-deficits.ts';
const GROUPS = 'src/driver/driver-groups.ts';
const CHECK = 'src/driver/check-driver-catalogue.ts';

export const SWITCH_OFFS = {
  DR1: [{ file: SPLIT, find: 'Math.ceil(count / sizes.largest)', replace: 'Math.ceil(count / sizes.largest) + 1' }],
  DR2: [{ file: SPLIT, find: 'if (plan === null) return undefined;', replace: 'if (plan !== undefined) return undefined;' }],
  DR3: [{ file: DEFICITS, find: 'found.spread < best.spread || ', replace: '' }],
  DR4: [
    { file: DEFICITS, find: 'return deficit * deficit;', replace: 'return 0;' },
    { file: DEFICITS, find: 'found.squares < best.squares', replace: 'false' },
  ],
  DR5: [{ file: DEFICITS, find: 'found.squares < best.squares', replace: 'found.squares <= best.squares' }],
  DR6: [{ file: SPLIT, find: 'descending.findLast((size) => size >= lights) ?? largest', replace: 'lights' }],
  DR7: [{ file: SPLIT, find: 'group < surplus ? larger : smaller', replace: 'group < groups - surplus ? smaller : larger' }],
  DR8: [{ file: SPLIT, find: 'groupOf[lights + 1]', replace: 'groupOf[lights]' }],
  DR9: [{ file: DEFICITS, find: 'if (spread > widest) return undefined;', replace: 'if (spread > 0) return undefined;' }],
  DR10: [{ file: SPLIT, find: 'if (count === 0 || sizes.largest === 0) return [];', replace: '' }],
  DR11: [
    { file: SPLIT, find: 'count < 0 || count > MAX_LIGHTS', replace: 'false' },
    { file: SPLIT, find: 'size < 1 || size > MAX_NUMBER_SUPPORT', replace: 'false' },
  ],
  DR12: [{ file: 'src/driver/driver-catalogue.ts', find: 'catalogOf(catalogId).market', replace: "'row'" }],
  DR13: [{ file: GROUPS, find: 'option.control === modifier', replace: 'modifier !== option.driverCode' }],
  DR14: [
    { file: GROUPS, find: "byControl.get(control ?? '') ?? NO_CHOICE", replace: "byControl.get(control ?? '') ?? readChoice(options)" },
  ],
  DR15: [
    { file: 'src/driver/driver-models.data.ts', find: "  '3235',\n", replace: '' },
    { file: 'src/driver/driver-models.data.ts', find: "'7470', ", replace: '' },
  ],
  DR16: [{ file: GROUPS, find: 'isKnownModel(model) ? ok([])', replace: 'true ? ok([])' }],
  DR17: [{ file: GROUPS, find: '(counts.get(driverCode) ?? 0) + 1', replace: '1' }],
  DR18: [{ file: CHECK, find: 'if (first === undefined) return', replace: 'if (first !== null) return' }],
  DR19: [{ file: CHECK, find: 'parts.ok && parts.value.dash === ', replace: 'parts.ok || parts === ' }],
  DR20: [{ file: CHECK, find: 'if (seen.has(key))', replace: 'if (false)' }],
  DR21: [{ file: CHECK, find: 'if (isDriverless(model))', replace: 'if (false)' }],
};
