export const SWITCH_OFFS = {
  ES1: [{ file: 'src/session/history.ts', find: 'const operations = carryOut(step.operations);', replace: 'const { operations } = step;' }],
  ES2: [{ file: 'src/session/create-edit-session.ts', find: 'if (operations.length > 0)', replace: 'if (operations.length >= 0)' }],
  ES3: [{ file: 'src/session/history.ts', find: '      undone.length = 0;\n', replace: '' }],
  ES4: [
    { file: 'src/session/history.ts', find: 'if (done.length > cap) done.shift();', replace: '' },
    { file: 'src/session/create-edit-session.ts', find: 'if (!(cap >= 1)) throw', replace: 'if (cap === -1) throw' },
  ],
  ES5: [
    { file: 'src/session/history.ts', find: 'at - open.at <= coalesceMilliseconds', replace: 'at - open.at < coalesceMilliseconds' },
    { file: 'src/session/history.ts', find: '    open = undefined;\n', replace: '' },
    { file: 'src/session/history.ts', find: 'joinInverses(later.operations, earlier.operations)', replace: 'later.operations' },
  ],
  ES6: [
    {
      file: 'src/session/create-edit-session.ts',
      find: 'previewChange(configuration, changes, outcomeOf);',
      replace: 'tryChange(configuration, changes) as ReturnType<typeof previewChange<SessionOutcome>>;',
    },
  ],
  ES7: [
    { file: 'src/session/create-edit-session.ts', find: 'isOpen: () => gesture === opened,', replace: 'isOpen: () => true,' },
    { file: 'src/session/create-edit-session.ts', find: 'if (gesture !== undefined) return fail(GESTURE_OPEN);', replace: '' },
  ],
  ES8: [
    { file: 'src/session/history.ts', find: 'joinInverses(later.operations, earlier.operations)', replace: 'earlier.operations' },
    {
      file: 'src/session/create-edit-session.ts',
      find: 'const back = undoChange(configuration, operations);',
      replace: 'const back = undoChange(configuration, [...operations].reverse());',
    },
  ],
};
