import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine loads a lazy part late; a part that never arrives still fails.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
