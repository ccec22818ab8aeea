import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DownloadEvent, type DownloadStep, downloadAfter, NO_DOWNLOAD } from '.';

const start = (fileId: string, total = 100, url = true): DownloadEvent => ({ kind: 'start', fileId, total, url });
const progress = (fileId: string, loaded: number): DownloadEvent => ({ kind: 'progress', fileId, loaded });
const of = (kind: 'fetched' | 'finished' | 'failed' | 'retry' | 'remove', fileId: string): DownloadEvent => ({ kind, fileId });
const READY: DownloadEvent = { kind: 'ready' };
const CANCEL: DownloadEvent = { kind: 'cancel' };
const UNDO: DownloadEvent = { kind: 'undo' };

describe('any order of events', () => {
  const fileId = fc.constantFrom('a', 'b', 'c', 'd');
  const event: fc.Arbitrary<DownloadEvent> = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('start' as const),
        fileId,
        total: fc.oneof(fc.nat(100), fc.constant(Number.NaN)),
        url: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('progress' as const),
        fileId,
        loaded: fc.oneof(fc.integer({ min: -10, max: 150 }), fc.constant(Number.NaN)),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom('fetched' as const, 'finished' as const, 'failed' as const, 'retry' as const, 'remove' as const),
        fileId,
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom(READY, CANCEL, UNDO) },
  );
  /** Written apart from the table that it checks. */
  const legal = (from: number | undefined, to: number) =>
    ['>1', '1>4', '4>4', '1>8', '4>8', '8>17', '1>3', '4>3', '8>3'].includes(`${from ?? ''}>${to}`);
  const illegalSteps = (known: Map<string, number>, steps: readonly DownloadStep[]) =>
    steps.filter(({ fileId: id, from, to }) => {
      const wrong = !legal(from, to) || (from !== undefined && known.get(id) !== from);
      known.set(id, to);
      return wrong;
    });

  it('DL2 makes no step that is none', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let download = NO_DOWNLOAD;
        const known = new Map<string, number>();
        for (const one of events) {
          const change = downloadAfter(download, one);
          const wrong = illegalSteps(known, change.steps);
          if (one.kind === 'undo') {
            for (const { fileId: id, code } of change.download.entries) {
              if (!download.entries.some((entry) => entry.fileId === id)) known.set(id, code);
            }
          }
          download = change.download;
          expect(wrong).toEqual([]);
          expect(download.entries.map(({ fileId: id, code }) => [id, known.get(id) === code])).toEqual(
            download.entries.map(({ fileId: id }) => [id, true]),
          );
        }
      }),
      { examples: [[[start('a'), of('finished', 'a')]], [[start('m', 1, false), progress('m', 1), READY]]] },
    );
  });

  it('DL6 has nothing unfinished in what is complete, and never more than its total', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let download = NO_DOWNLOAD;
        for (const one of events) {
          download = downloadAfter(download, one).download;
          for (const { code, loaded, total } of download.entries) {
            expect(loaded >= 0 && loaded <= total).toBe(true);
            if (download.complete) expect([3, 17]).toContain(code);
            if (code === 8 || code === 17) expect(loaded).toBe(total);
          }
        }
      }),
      { examples: [[[start('m', 5, false), READY]]] },
    );
  });

  it('DL7 undoes a cancel file by file', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const before = events
          .filter(({ kind }) => kind !== 'ready')
          .reduce((state, one) => downloadAfter(state, one).download, NO_DOWNLOAD);
        const cancelled = downloadAfter(before, CANCEL);
        const after = cancelled.aborted.reduce((state) => downloadAfter(state, UNDO).download, cancelled.download);
        expect(after).toEqual(before);
      }),
      { examples: [[[start('a'), start('b')]]] },
    );
  });
});
