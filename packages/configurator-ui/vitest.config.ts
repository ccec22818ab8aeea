import { CLEAN_GLOBALS, preset } from '@candil/vitest-preset';

export default preset({ environment: 'happy-dom', isolate: false, setupFiles: [CLEAN_GLOBALS, 'src/testing/setup.ts'] });
