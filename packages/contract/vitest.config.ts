import { preset } from '@candil/vitest-preset';

export default preset({ isolate: false });
