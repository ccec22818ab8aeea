export const SWITCH_OFFS = {
  OP1: [
    {
      file: 'src/options/options.ts',
      find: 'const compatible = allows(kept);',
      replace: 'const compatible = true as boolean | undefined;',
    },
  ],
  OP2: [
    {
      file: 'src/exclusion/combinations.ts',
      find: 'search(exclusions, openTypes(modifiers, selection), selection, (rejected) => rejectInto(exclusions, rejected, found));',
      replace: '',
    },
  ],
  OP3: [
    { file: 'src/options/judge.ts', find: '= offeredSelection(model, selection, today);', replace: '= selection;' },
    { file: 'src/options/judge.ts', find: 'heights.length === 0 || heights.some(', replace: 'true || heights.some(' },
  ],
  OP4: [{ file: 'src/options/options.ts', find: '.filter(({ options }) => options.length > 0)', replace: '' }],
  OP5: [
    {
      file: 'src/options/repairs.ts',
      find: 'for (let count = 0; count <= changeable.length && repairs.length < MOST_REPAIRS; count += 1)',
      replace: 'for (let count = changeable.length; count >= 0 && repairs.length < MOST_REPAIRS; count -= 1)',
    },
  ],
  OP6: [
    { file: 'src/options/repairs.ts', find: 'if (judge.allows(repair.selection)) found.push(repair);', replace: 'found.push(repair);' },
  ],
  OP7: [{ file: 'src/options/repairs.ts', find: 'byRanking(found, ranking)', replace: 'found' }],
  OP8: [
    { file: 'src/options/repairs.ts', find: 'if (repairs.some((smaller) => includesChanges(repair, smaller))) continue;', replace: '' },
  ],
  OP9: [
    {
      file: 'src/options/repairs.ts',
      find: 'if (!isOffered(judge, wanted) || judge.allows(withValue({}, wanted)) === false) return [];',
      replace: '',
    },
  ],
  OP10: [{ file: 'src/options/repairs.ts', find: 'count <= changeable.length &&', replace: 'count < 1 &&' }],
  OP11: [
    {
      file: 'src/options/options.ts',
      find: 'const compatible = allows(kept);',
      replace: 'const compatible = true as boolean | undefined;',
    },
  ],
  OP12: [{ file: 'src/options/judge.ts', find: 'if (accepts === undefined) return', replace: 'if (true) return' }],
  OP13: [
    { file: 'src/options/explanation.ts', find: 'subsetsBySize(others).find(', replace: '[...subsetsBySize(others)].reverse().find(' },
    { file: 'src/options/explanation.ts', find: 'if (isNoHeight(wanted)) return', replace: 'if (false) return' },
  ],
  OP14: [
    { file: 'src/options/options.ts', find: '(heightCm) => allows({ ...known, pendantHeightCm: heightCm })', replace: '() => true' },
    {
      file: 'src/options/heights.ts',
      find: 'Math.abs(a - heightCm) - Math.abs(b - heightCm)',
      replace: 'Math.abs(b - heightCm) - Math.abs(a - heightCm)',
    },
  ],
  OP15: [
    { file: 'src/options/judge.ts', find: 'if (looks >= mostLooks) return undefined;', replace: '' },
    { file: 'src/options/judge.ts', find: 'if (known !== undefined) return known;', replace: '' },
  ],
  OP16: [{ file: 'src/options/configuration-options.ts', find: 'return seen.ok && seen.value;', replace: 'return !seen.ok;' }],
  OP17: [
    {
      file: 'src/options/configuration-options.ts',
      find: 'if (failure === undefined) return [];',
      replace: 'if (failure !== null) return [];',
    },
  ],
  OP18: [{ file: 'src/options/configuration-options.ts', find: 'return seen.ok && seen.value;', replace: 'return true;' }],
  OP19: [
    {
      file: 'src/options/offered-model.ts',
      find: 'if (!remoteDriver || !hangsAmongPendants(configuration, element)) return model;',
      replace: 'if (model) return model;',
    },
  ],
  OP20: [
    {
      file: 'src/options/selected-elements.ts',
      find: 'const ids = new Set(elementIds.flatMap(',
      replace: 'const ids = new Set(elementIds.slice(1).flatMap(',
    },
  ],
  OP21: [
    {
      file: 'src/options/repairs-of-elements.ts',
      find: 'if (reaches(configuration, asked, changesOf(asked)).ok) return',
      replace: 'if (elements.length > 0) return',
    },
  ],
};
