import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine fetches a lazy part late; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
