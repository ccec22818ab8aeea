import { describe, expect, test } from 'vitest';
import { bodyOfRequest, EMPTY_REQUEST, faultsOfRefusal, isUntouched, readRequestForm, requestFaults } from './request-form';

const file = { id: 'f1', name: 'plan.pdf', size: 12, format: 'pdf' };
const project = { id: 'p1', name: 'Casa Roca', version: 3, catalogId: 16 as const };

describe('a kept form', () => {
  test.each([
    [EMPTY_REQUEST, EMPTY_REQUEST],
    [JSON.parse(JSON.stringify(EMPTY_REQUEST)), EMPTY_REQUEST],
    [
      { name: 'Hotel', description: 'In May', files: [file] },
      { name: 'Hotel', description: 'In May', files: [file] },
    ],
    [{ name: 7, description: '', files: [] }, undefined],
    [{ description: '', files: [{ id: 'f1' }] }, undefined],
    [{ description: '', files: 'none' }, undefined],
    ['text', undefined],
    [null, undefined],
  ])('%j is read as %j', (kept, expected) => {
    expect(readRequestForm(kept)).toEqual(expected);
  });

  test('is worth keeping once anything is typed or attached', () => {
    const touched = [{ name: '' }, { description: 'a' }, { files: [file] }].map((part) => isUntouched({ ...EMPTY_REQUEST, ...part }));
    expect([isUntouched(EMPTY_REQUEST), ...touched]).toEqual([true, false, false, false]);
  });
});

test.each([
  [EMPTY_REQUEST, {}],
  [{ ...EMPTY_REQUEST, name: ' ' }, { changeProjectName: 'text.empty' }],
  [{ ...EMPTY_REQUEST, name: 'a'.repeat(51) }, { changeProjectName: 'text.too-long' }],
  [
    { ...EMPTY_REQUEST, name: 'Casa <b>', description: 'a;b' },
    { changeProjectName: 'text.character', description: 'text.character' },
  ],
])('%j has the faults %j', (form, expected) => {
  expect(Object.fromEntries(Object.entries(requestFaults(form)).map(([field, { code }]) => [field, code]))).toEqual(expected);
});

test.each([
  [undefined, undefined],
  ['Casa Roca', undefined],
  [' Casa Roca ', undefined],
  [' Hotel Sol ', 'Hotel Sol'],
])('the name %j is sent as %j', (name, sent) => {
  const body = bodyOfRequest({ name, description: ' In May ', files: [file] }, { project, lang: 'de' });
  expect(body).toEqual({
    siteLocation: 'ProjectDetails',
    catalogId: 16,
    lang: 'de',
    description: 'In May',
    files: ['f1'],
    project: { id: 'p1', version: 3 },
    ...(sent !== undefined && { changeProjectName: sent }),
  });
});

test.each([
  ['file.not-found', {}, { files: { code: 'file.not-found' } }],
  ['text.empty', { field: 'changeProjectName' }, { changeProjectName: { code: 'text.empty' } }],
  ['text.too-long', { field: 'description', max: 4000 }, { description: { code: 'text.too-long', max: 4000 } }],
  ['text.character', { field: 'description', character: ';' }, { description: { code: 'text.character', character: ';' } }],
  ['text.character', { field: 'elsewhere', character: ';' }, {}],
  ['version.conflict', { currentVersion: 4 }, {}],
])('the refusal %s with %j belongs to %j', (code, data, expected) => {
  expect(faultsOfRefusal({ code, data })).toEqual(expected);
});
