import type { Browser } from 'playwright-core';

/** A span of Chromium's trace; microseconds, `tdur` in processor time of its thread. */
interface Span {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const FRAME = 'ProxyMain::BeginMainFrame';
const SCRIPT = ['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'FunctionCall', 'RunMicrotasks', 'v8.callFunction'];
/** What counts as the cost of a frame: script alone, or also its styles, layout and paint. */
const PARTS = { script: new Set(SCRIPT), whole: new Set([...SCRIPT, FRAME]) } as const;

/** Records what the browser does meanwhile. */
const record = async (browser: Browser, run: () => Promise<void>): Promise<readonly Span[]> => {
  const session = await browser.newBrowserCDPSession();
  const spans: Span[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void spans.push(...(value as unknown as Span[])));
  const ended = new Promise<void>((end) => session.once('Tracing.tracingComplete', () => end()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'cc', 'v8'] },
  });
  await run();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return spans;
};

/** What the thread that draws most frames did, in its order: the page's. */
const ofPage = (spans: readonly Span[]): readonly Span[] => {
  const frames = new Map<string, number>();
  const threadOf = ({ pid, tid }: Span) => `${pid} ${tid}`;
  for (const span of spans) if (span.name === FRAME) frames.set(threadOf(span), (frames.get(threadOf(span)) ?? 0) + 1);
  const [busiest] = [...frames].toSorted(([, few], [, many]) => many - few)[0] ?? [];
  return spans.filter((span) => threadOf(span) === busiest).toSorted((a, b) => a.ts - b.ts);
};

/** Cost for the page's thread, ms of processor time, from each frame with a move of the pointer to the next frame. */
export const frameCosts = async (browser: Browser, parts: keyof typeof PARTS, run: () => Promise<void>): Promise<readonly number[]> => {
  const frames: { cost: number; hasMove: boolean }[] = [];
  let [until, frameUntil] = [0, 0];
  for (const { name, ts, dur = 0, tdur = 0, args } of ofPage(await record(browser, run))) {
    // Chromium names a step within a frame the same.
    if (name === FRAME && ts >= frameUntil) {
      frames.push({ cost: 0, hasMove: false });
      frameUntil = ts + dur;
    }
    const frame = frames.at(-1);
    if (frame === undefined) continue;
    frame.hasMove ||= args?.data?.type === 'pointermove';
    // Only the outermost of spans in each other.
    if (!PARTS[parts].has(name) || ts < until) continue;
    until = ts + dur;
    frame.cost += tdur / 1000;
  }
  return frames.filter(({ hasMove }) => hasMove).map(({ cost }) => cost);
};
