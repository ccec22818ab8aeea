/** When every test begins: the template is made at this moment and the clock of each test starts at it, whatever the day really is. */
export const TEST_START = new Date('2026-11-20T09:00:00Z');
