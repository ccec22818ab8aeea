import { preset } from '@candil/vitest-preset';

export default preset({ setupFiles: ['src/testing/setup.ts'] });
