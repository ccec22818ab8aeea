import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { successOf } from '../testing/results';
import {
  DOWNLOAD_CODES,
  type Download,
  type DownloadCode,
  type DownloadEvent,
  downloadAfter,
  downloadEventOf,
  downloadMetrics,
  ERROR_DOWNLOAD_FILE,
  NO_DOWNLOAD,
  parseDownloadCode,
} from '.';
import { mayFollow } from './download-code';

const start = (fileId: string, total = 100, url = true): DownloadEvent => ({ kind: 'start', fileId, total, url });
const progress = (fileId: string, loaded: number): DownloadEvent => ({ kind: 'progress', fileId, loaded });
const of = (kind: 'fetched' | 'finished' | 'failed' | 'retry' | 'remove', fileId: string): DownloadEvent => ({ kind, fileId });
const READY: DownloadEvent = { kind: 'ready' };
const CANCEL: DownloadEvent = { kind: 'cancel' };
const UNDO: DownloadEvent = { kind: 'undo' };
const run = (...events: DownloadEvent[]) =>
  events.reduce<Download>((download, event) => downloadAfter(download, event).download, NO_DOWNLOAD);
const codes = ({ entries }: Download) => entries.map(({ fileId, code, loaded }) => `${fileId} ${code} ${loaded}`);

describe('progress codes', () => {
  it('DL1 has five codes', () => {
    expect(DOWNLOAD_CODES).toEqual({ STARTED: 1, INTERMEDIATE: 4, READY: 8, ERROR: 3, MAX: 17 });
    expect([1, 4, 8, 3, 17].map(parseDownloadCode)).toEqual([1, 4, 8, 3, 17].map(ok));
    expect([2, 100, '1', undefined].map(parseDownloadCode)).toEqual(
      [2, 100, '1', undefined].map((value) => fail({ code: 'download.code-unknown', value })),
    );
  });

  it('DL2 goes from 1 over 4 and 8 to 17, and to 3 from any but 17', () => {
    const all: DownloadCode[] = [1, 4, 8, 3, 17];
    expect(all.map((from) => all.filter((to) => mayFollow(from, to)))).toEqual([[4, 8, 3], [4, 8, 3], [3, 17], [], []]);
  });
});

describe('downloads', () => {
  it('DL2 changes nothing on an event that a file cannot take', () => {
    const fetched = run(start('a'), of('fetched', 'a'));
    const refused: readonly (readonly [Download, DownloadEvent])[] = [
      [run(start('a')), of('finished', 'a')],
      [run(start('a')), start('a')],
      [fetched, progress('a', 50)],
      [fetched, of('fetched', 'a')],
      [run(start('a'), of('failed', 'a')), of('fetched', 'a')],
      [run(start('a'), of('failed', 'a')), of('failed', 'a')],
      [downloadAfter(fetched, of('finished', 'a')).download, of('failed', 'a')],
      [fetched, of('fetched', 'b')],
      [NO_DOWNLOAD, UNDO],
      [NO_DOWNLOAD, start('a', -1)],
      [NO_DOWNLOAD, start('a', Number.NaN)],
      [NO_DOWNLOAD, start('a', Number.POSITIVE_INFINITY)],
      [run(start('a'), of('fetched', 'a')), of('retry', 'a')],
      [run(start('a'), of('failed', 'a')), of('retry', 'b')],
    ];
    for (const [download, event] of refused) expect(downloadAfter(download, event)).toEqual({ download, steps: [], aborted: [] });
  });

  it('DL3 follows each file by itself, and never backwards', () => {
    const steps = [
      run(start('a'), start('b', 10)),
      run(start('a'), start('b', 10), progress('a', 30), progress('a', 20)),
      run(start('a'), start('b', 10), progress('b', 99), progress('a', Number.NaN)),
      run(start('a'), start('b', 10), progress('a', 5), of('fetched', 'a')),
      run(start('a'), start('b', 10), of('fetched', 'a'), of('finished', 'a')),
    ];
    expect(steps.map(codes)).toEqual([
      ['a 1 0', 'b 1 0'],
      ['a 4 30', 'b 1 0'],
      ['a 4 0', 'b 4 10'],
      ['a 8 100', 'b 1 0'],
      ['a 17 100', 'b 1 0'],
    ]);
    expect(downloadAfter(run(start('a')), progress('a', 30)).steps).toEqual([{ fileId: 'a', from: 1, to: 4 }]);
    expect(downloadAfter(NO_DOWNLOAD, start('a'))).toEqual({
      download: { ...NO_DOWNLOAD, entries: [{ fileId: 'a', code: 1, loaded: 0, total: 100, url: true }] },
      steps: [{ fileId: 'a', to: 1 }],
      aborted: [],
    });
  });

  it('DL4 marks a failed file with 3 and keeps what it had', () => {
    expect(ERROR_DOWNLOAD_FILE).toBe(3);
    expect(codes(run(start('a'), progress('a', 40), of('failed', 'a')))).toEqual(['a 3 40']);
  });

  it('DL5 is complete once every address is over and the ready signal arrived', () => {
    const two = [start('a'), start('b')];
    const over = [of('fetched', 'a'), of('finished', 'a'), of('failed', 'b')];
    const states = [
      run(...two, ...over),
      run(...two, READY),
      run(...two, ...over, READY),
      run(READY, ...two, ...over),
      run(READY),
      run(...two, ...over.slice(0, 2), READY),
      run(start('m', 5, false), READY),
      run(...two, ...over.slice(0, 2), READY, of('remove', 'b')),
    ];
    expect(states.map(({ complete }) => complete)).toEqual([false, false, true, true, false, false, true, true]);
  });

  it('DL6 forces what is unfinished to its total, past 8', () => {
    const before = run(
      start('a'),
      start('m', 5, false),
      start('n', 7, false),
      start('f', 9, false),
      of('failed', 'f'),
      of('fetched', 'n'),
      READY,
    );
    expect(before.complete).toBe(false);
    const { download, steps } = downloadAfter(downloadAfter(before, of('fetched', 'a')).download, of('finished', 'a'));
    expect(codes(download)).toEqual(['a 17 100', 'm 17 5', 'n 17 7', 'f 3 0']);
    expect(download.complete).toBe(true);
    expect(steps).toEqual([
      { fileId: 'a', from: 8, to: 17 },
      { fileId: 'm', from: 1, to: 8 },
      { fileId: 'm', from: 8, to: 17 },
      { fileId: 'n', from: 8, to: 17 },
    ]);
  });

  it('DL7 aborts and removes on cancel, and undo restores the last removed', () => {
    const running = run(start('a'), start('b'), start('c'), progress('c', 9), of('fetched', 'b'), of('finished', 'b'));
    const { download, aborted } = downloadAfter(running, CANCEL);
    expect(codes(download)).toEqual(['b 17 100']);
    expect(aborted.toSorted()).toEqual(['a', 'c']);
    const once = downloadAfter(download, UNDO).download;
    expect([codes(once), codes(downloadAfter(once, UNDO).download)]).toEqual([
      ['a 1 0', 'b 17 100'],
      ['a 1 0', 'b 17 100', 'c 4 9'],
    ]);
    expect(downloadAfter(running, of('remove', 'b'))).toMatchObject({ aborted: [], steps: [] });
    const restored = [of('remove', 'b'), UNDO].reduce((state, event) => downloadAfter(state, event).download, running);
    expect(restored).toEqual(running);
    expect(codes(run(start('a'), of('remove', 'a'), start('a'), progress('a', 1), UNDO))).toEqual(['a 4 1']);
    const complete = run(start('a'), start('b'), of('remove', 'b'), of('fetched', 'a'), of('finished', 'a'), READY);
    expect(complete.complete).toBe(true);
    expect(downloadAfter(complete, UNDO).download.complete).toBe(false);
  });

  it('DL12 starts a failed file again, and is complete once it is over', () => {
    const failed = run(start('a'), progress('a', 40), of('failed', 'a'), start('b', 9, false), READY);
    expect(failed.complete).toBe(true);
    expect(codes(failed)).toEqual(['a 3 40', 'b 17 9']);
    const again = downloadAfter(failed, of('retry', 'a'));
    expect(again.steps).toEqual([{ fileId: 'a', to: 1 }]);
    expect(again.download.complete).toBe(false);
    expect(again.download.ready).toBe(true);
    expect(codes(again.download)).toEqual(['a 1 0', 'b 17 9']);
    const fetched = [of('fetched', 'a'), of('finished', 'a')].reduce<Download>(
      (state, event) => downloadAfter(state, event).download,
      again.download,
    );
    expect(fetched.complete).toBe(true);
    expect(codes(fetched)).toEqual(['a 17 100', 'b 17 9']);
  });

  it('DL12 waits for another ready signal where the service makes the file', () => {
    const again = run(start('a', 9, false), start('b'), of('failed', 'a'), of('failed', 'b'), READY, of('retry', 'a'));
    expect(again.complete).toBe(false);
    expect(again.ready).toBe(false);
    expect(codes(again)).toEqual(['a 1 0', 'b 3 0']);
    expect(codes(downloadAfter(again, READY).download)).toEqual(['a 17 9', 'b 3 0']);
  });

  it('DL13 takes files after completion, which it is again with the next ready signal', () => {
    const more = run(start('a', 9, false), READY, start('b', 5, false));
    expect(more.complete).toBe(false);
    expect(more.ready).toBe(false);
    expect(codes(more)).toEqual(['a 17 9', 'b 1 0']);
    const over = downloadAfter(more, READY).download;
    expect(over.complete).toBe(true);
    expect(codes(over)).toEqual(['a 17 9', 'b 17 5']);
  });

  it('DL14 reads the codes of messages as events', () => {
    const events = [1, 4, 8, 17, 3].map((code) => successOf(downloadEventOf('a', code, { loaded: 5, total: 9, url: true })));
    expect(events).toEqual([start('a', 9), progress('a', 5), of('fetched', 'a'), of('finished', 'a'), of('failed', 'a')]);
    expect(successOf(downloadEventOf('a', 1))).toEqual(start('a', 1, false));
    expect(downloadEventOf('a', '4')).toEqual(fail({ code: 'download.code-unknown', value: '4' }));
  });

  it('DL8 counts files and what is loaded', () => {
    const download = run(
      start('a'),
      start('b', 50),
      start('c', 10),
      progress('b', 20),
      of('failed', 'c'),
      of('fetched', 'a'),
      of('finished', 'a'),
    );
    expect(downloadMetrics(download)).toEqual({ files: 3, running: 1, finished: 1, failed: 1, loaded: 120, total: 160 });
    expect(downloadMetrics(NO_DOWNLOAD)).toEqual({ files: 0, running: 0, finished: 0, failed: 0, loaded: 0, total: 0 });
  });
});
