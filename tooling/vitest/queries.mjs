// @ts-check
import { afterEach } from 'vitest';

/** A busy machine loads a lazy part late; a part that never arrives still fails. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * Sets the queries of a suite up: what a test draws is gone after it, and a query that finds nothing prints the document when its message is
 * read. One that waits fails many times before it finds something, and printing each time took a tenth of the time of a suite.
 *
 * @param {import('./queries.d.mts').Library} library
 */
export const setUpQueries = ({ cleanup, configure, prettyDOM }) => {
  /** @type {Parameters<typeof configure>[0]} */
  const setUp = {
    asyncUtilTimeout: PATIENCE_MILLISECONDS,
    getElementError: (what, container) => {
      const error = new Error();
      // The test that asked is shown, not this line.
      Error.captureStackTrace(error, setUp.getElementError);
      error.name = 'TestingLibraryElementError';
      const print = () => [what, prettyDOM(container)].filter(Boolean).join('\n\n');
      /** @type {string | undefined} */
      let message;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          message ??= print();
          return message;
        },
        set: (/** @type {string} */ next) => {
          message = next;
        },
      });
      return error;
    },
  };
  configure(setUp);
  afterEach(cleanup);
};
