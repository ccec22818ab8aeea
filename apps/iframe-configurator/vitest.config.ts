import { CLEAN_GLOBALS, preset } from '@candil/vitest-preset';

// Files share their modules and one document, which the set-up files leave as they found it.
export default preset({ environment: 'happy-dom', isolate: false, setupFiles: [CLEAN_GLOBALS, 'src/testing/setup.ts'] });
