export const SWITCH_OFFS = {
  FL1: [{ file: 'src/flag/resolve-flag.ts', find: ' ?? settings.sets?.[context.set]', replace: '' }],
  FL2: [
    {
      file: 'src/flag/resolve-flag.ts',
      find: 'context.external ?? settings.sets?.[context.set] ??',
      replace: 'settings.sets?.[context.set] ?? context.external ??',
    },
  ],
  FL3: [{ file: 'src/flag/resolve-flag.ts', find: 'stableShare(name, person) < value', replace: 'false' }],
  FL4: [{ file: 'src/flag/stable-share.ts', find: 'hash ^ text.charCodeAt(index)', replace: 'hash ^ 1' }],
  FL5: [
    {
      file: 'src/flag/resolve-flag.ts',
      find: "if (typeof value !== 'number') return value === true;",
      replace: "if (typeof value !== 'number') return Boolean(value);",
    },
  ],
  FL6: [{ file: 'src/flag/resolve-flag.ts', find: 'if (!isIn(subFamilyIds, context.subFamilyId) ||', replace: 'if (' }],
  FL7: [{ file: 'src/flag/external-service.ts', find: "fail({ code: 'flag.api-key-missing' })", replace: "ok('')" }],
  FL8: [
    {
      file: 'src/flag/flags.data.ts',
      find: '  scrollThrottling: false,\n',
      replace: '',
    },
  ],
};
