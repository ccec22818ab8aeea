import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf } from '../testing/results';
import { checkUpload, MAX_UPLOAD_BYTES, UPLOAD_FORMATS, type UploadEvent, type UploadRecord, uploadsAfter } from '.';

const FORMATS = 'doc docx gif jpg jpeg mpg mpeg avi pdf ppt pptx tif tiff txt xls xlsx'.split(' ');

describe('files to upload', () => {
  it('DL9 takes sixteen formats, letter case aside, and names them', () => {
    expect(UPLOAD_FORMATS).toEqual(FORMATS);
    expect(FORMATS.map((format) => checkUpload({ name: `Plan 1.${format.toUpperCase()}`, size: 1 }))).toEqual(
      FORMATS.map((extension) => ok({ name: `Plan 1.${extension.toUpperCase()}`, extension, bytes: 1 })),
    );
    const refused = ['plan.exe', 'plan', '.pdf', 'plan.pdf.', 'plan.pdf.zip', '', 'pdf'];
    expect(refused.map((name) => checkUpload({ name, size: 1 }))).toEqual(
      refused.map((name) => fail({ code: 'upload.format', name, allowed: FORMATS })),
    );
    expect(errorText(failureOf(checkUpload({ name: 'a.exe', size: 1 })))).toBe(`upload format: name a.exe, allowed ${FORMATS.join(', ')}`);
  });

  it('DL10 takes 10,485,760 bytes and no more', () => {
    expect(MAX_UPLOAD_BYTES).toBe(10 * 1024 * 1024);
    expect([0, 10_485_760, 10_485_761].map((size) => checkUpload({ name: 'a.pdf', size }))).toEqual([
      ok({ name: 'a.pdf', extension: 'pdf', bytes: 0 }),
      ok({ name: 'a.pdf', extension: 'pdf', bytes: 10_485_760 }),
      fail({ code: 'upload.too-large', name: 'a.pdf', bytes: 10_485_761, maxBytes: 10_485_760 }),
    ]);
    expect(errorText(failureOf(checkUpload({ name: 'a.pdf', size: 1e9 })))).toBe(
      'upload too large: name a.pdf, bytes 1000000000, maxBytes 10485760',
    );
    expect([-1, 1.5, Number.NaN, '1', undefined].map((size) => checkUpload({ name: 'a.pdf', size }))).toEqual(
      [-1, 1.5, Number.NaN, '1', undefined].map((value) => fail({ code: 'upload.not-a-file', value })),
    );
    expect(checkUpload({ name: null, size: 1 })).toEqual(fail({ code: 'upload.not-a-file', value: null }));
    expect(checkUpload(null as never)).toEqual(fail({ code: 'upload.not-a-file', value: null }));
  });
});

describe('the upload queue', () => {
  const queueAfter = (...events: UploadEvent[]) => events.reduce<readonly UploadRecord[]>(uploadsAfter, []);
  const of = (kind: 'enqueue' | 'success' | 'remove', requestUuid: string): UploadEvent => ({ kind, requestUuid });
  const progress = (requestUuid: string, value: number): UploadEvent => ({ kind: 'progress', requestUuid, progress: value });
  const failure: UploadEvent = { kind: 'failure', requestUuid: 'b', error: 'network' };

  it('DL11 follows uploads from the queue to success, failure or removal', () => {
    const both = [of('enqueue', 'a'), of('enqueue', 'b')];
    const a = { requestUuid: 'a', progress: 0, loaded: false, error: null };
    const b = { ...a, requestUuid: 'b' };
    expect([
      queueAfter(...both, of('enqueue', 'a')),
      queueAfter(...both, progress('a', 40), progress('a', 30), progress('b', 120), progress('a', Number.NaN)),
      queueAfter(...both, progress('a', 40), of('success', 'a'), progress('a', 60), failure, of('success', 'b')),
      queueAfter(...both, of('success', 'b'), failure, of('remove', 'a'), progress('x', 5)),
    ]).toEqual([
      [a, b],
      [
        { ...a, progress: 40 },
        { ...b, progress: 100 },
      ],
      [
        { ...a, progress: 100, loaded: true },
        { ...b, error: 'network' },
      ],
      [{ ...b, progress: 100, loaded: true }],
    ]);
  });
});
