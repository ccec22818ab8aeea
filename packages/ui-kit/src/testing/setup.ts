import { setUpQueries } from '@candil/vitest-preset/queries';
import * as library from '@testing-library/react';

setUpQueries(library);
