import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '../testing/sample-budget';
import { untoldParts } from './untold-issuer';

const { issuer } = SAMPLE_SOURCE;

it('names address and tax number where the company has not told them', () => {
  const nowhere = { postalCode: '', town: '', country: '' };
  expect([
    untoldParts(issuer),
    untoldParts({ ...issuer, taxNumber: '' }),
    untoldParts({ ...issuer, street: '' }),
    untoldParts({ ...issuer, ...nowhere }),
    untoldParts({ ...issuer, ...nowhere, street: '', taxNumber: '' }),
  ]).toEqual([[], ['taxNumber'], ['address'], ['address'], ['address', 'taxNumber']]);
});
