import { preset } from '@candil/vitest-preset';

// Pure: no test can leave anything behind, so files share the modules.
export default preset({ isolate: false });
