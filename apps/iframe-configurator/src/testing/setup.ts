import { afterEach } from 'vitest';

/** A busy machine loads a lazy part late; a part that never arrives still fails. */
const PATIENCE_MILLISECONDS = 10_000;

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS });
  afterEach(cleanup);
}
