const IMPORT = 'src/saved-document/check-import.ts';

export const SWITCH_OFFS = {
  IM1: [{ file: IMPORT, find: 'if (!isRecord(familyData) || !Array.isArray(familyData.models)) return', replace: 'if (false) return' }],
  IM2: [
    { file: IMPORT, find: 'if (!isRecord(json)) return', replace: 'if (!isRecord(json)) json = {}; if (!isRecord(json)) return' },
    { file: IMPORT, find: "if (type === undefined || type === null || type === '') return", replace: 'if (false) return' },
  ],
  IM3: [{ file: IMPORT, find: "if (type !== 'Space') return", replace: 'if (false) return' }],
  IM4: [{ file: IMPORT, find: 'return isRecord(props) ? ok(json) :', replace: 'return true ? ok(json) :' }],
  IM5: [
    { file: IMPORT, find: 'const { type, props } = fieldsOf(json);', replace: "const { type = 'Cluster', props } = fieldsOf(json);" },
    { file: IMPORT, find: 'if (!isRecord(json)) return', replace: 'if (!isRecord(json)) json = {}; if (!isRecord(json)) return' },
  ],
};
