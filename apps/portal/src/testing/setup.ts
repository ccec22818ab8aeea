import { setUpQueries } from '@candil/vitest-preset/queries';
import { afterAll, vi } from 'vitest';

if (typeof document !== 'undefined') setUpQueries(await import('@testing-library/react'));

// A part that is still being fetched when the last file ends would find its environment gone.
afterAll(() => vi.dynamicImportSettled());
