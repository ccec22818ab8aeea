import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '../testing/sample-budget';
import { missingIssuerFields } from './missing-issuer-fields';

const { issuer } = SAMPLE_SOURCE;

it('names address and tax number when the company has not provided them', () => {
  const nowhere = { postalCode: '', town: '', country: '' };
  expect([
    missingIssuerFields(issuer),
    missingIssuerFields({ ...issuer, taxNumber: '' }),
    missingIssuerFields({ ...issuer, street: '' }),
    missingIssuerFields({ ...issuer, ...nowhere }),
    missingIssuerFields({ ...issuer, ...nowhere, street: '', taxNumber: '' }),
  ]).toEqual([[], ['taxNumber'], ['address'], ['address'], ['address', 'taxNumber']]);
});
