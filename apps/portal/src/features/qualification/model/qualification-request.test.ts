import { expect, test } from 'vitest';
import { parseQualificationRequest, qualificationQuery } from './qualification-request';

test.each([
  ['', { state: 'open', search: '', page: 1 }],
  ['state=refused&search=ana&page=3', { state: 'refused', search: 'ana', page: 3 }],
  ['search=ana', { state: 'open', search: 'ana', page: 1 }],
])('%s is read, and written as it was', (text, request) => {
  expect(parseQualificationRequest(new URLSearchParams(text))).toEqual(request);
  expect(qualificationQuery(parseQualificationRequest(new URLSearchParams(text))).toString()).toEqual(text);
});

test.each(['state=all', 'page=0', 'page=1.5', 'page=x'])('%s is left at the default', (text) => {
  expect(parseQualificationRequest(new URLSearchParams(text))).toEqual({ state: 'open', search: '', page: 1 });
});
