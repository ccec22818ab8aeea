import { lawsPreset } from '@candil/vitest-preset/laws';
import config from './vitest.config';

/** Laws with full counts (`npm run proof`). */
export default lawsPreset(config, import.meta.url);
