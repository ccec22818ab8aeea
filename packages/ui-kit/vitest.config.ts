import { preset } from '@candil/vitest-preset';

export default preset({ environment: 'happy-dom', setupFiles: ['src/testing/setup.ts'] });
