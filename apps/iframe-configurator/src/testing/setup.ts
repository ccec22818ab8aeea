import { setUpQueries } from '@candil/vitest-preset/queries';

if (typeof document !== 'undefined') setUpQueries(await import('@testing-library/react'));
