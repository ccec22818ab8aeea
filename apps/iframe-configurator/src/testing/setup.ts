import { afterEach } from 'vitest';

/** A busy machine fetches a lazy part late; what never comes still fails. */
const PATIENCE_MILLISECONDS = 10_000;

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS });
  afterEach(cleanup);
}
