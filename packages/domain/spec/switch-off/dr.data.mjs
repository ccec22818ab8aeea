export const SWITCH_OFFS = {
  DR15: [
    { file: 'src/driver/driver-models.data.ts', find: "  '3235',\n", replace: '' },
    { file: 'src/driver/driver-models.data.ts', find: "'7470', ", replace: '' },
  ],
};
