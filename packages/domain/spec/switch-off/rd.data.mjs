export const SWITCH_OFFS = {
  RD1: [{ file: 'src/driver/remote-driver.ts', find: 'control === NO_DRIVER', replace: 'control?.startsWith(NO_DRIVER)' }],
  RD2: [{ file: 'src/driver/remote-driver.ts', find: "installation?.startsWith('3') ?? false", replace: 'false' }],
  RD3: [{ file: 'src/driver/remote-driver.ts', find: 'lights.every(({ allowsNoDriver }) => allowsNoDriver)', replace: 'true' }],
  RD4: [{ file: 'src/driver/remote-driver.ts', find: 'if (remote) return NO_DRIVER;', replace: 'if (NO_DRIVER) return NO_DRIVER;' }],
  RD5: [{ file: 'src/driver/remote-driver.ts', find: 'if (!remoteDriver) return [];', replace: '' }],
  RD6: [{ file: 'src/driver/remote-driver.ts', find: '!modifier.startsWith(NO_DRIVER)', replace: 'true' }],
};
