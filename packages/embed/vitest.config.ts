import { preset } from '@candil/vitest-preset';

export default preset({ environment: 'happy-dom' });
