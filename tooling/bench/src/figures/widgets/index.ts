import { openBrowser } from '../../browser';
import { figure } from '../../report';
import { servePage } from './serve-page';
import { type Kit, openSubject, type Subject, type Widget } from './subject';

const KITS: readonly Kit[] = ['candil', 'react-aria', 'antd'];
/** Letters of a name that 10,000 rows have in common and apart. */
const TYPED = ['a', 'l', 'b', 'a', ' ', '8'];

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const same = (what: string, found: Readonly<Record<string, unknown>>) => {
  if (new Set(Object.values(found)).size > 1) throw new Error(`The kits do not show the same ${what}: ${JSON.stringify(found)}`);
};

/** Kits that have a widget: a grid that is written in is made of the table of antd, as its documentation does. */
const kitsOf = (widget: Widget): readonly Kit[] => (widget === 'Grid' ? ['candil', 'antd'] : KITS);

/** All kits show the same after the same keys, and none draws all ten thousand. */
const proveEqual = async (subjects: readonly Subject[], widget: Widget) => {
  const first: Record<string, string> = {};
  for (const subject of subjects) {
    for (const key of TYPED) await subject.typeCost(key);
    if (widget === 'Grid') await subject.writeCost();
    first[subject.kit] = await subject.firstRow();
    const drawn = await subject.drawnRows();
    if (drawn > 200) throw new Error(`${subject.kit} draws ${drawn} rows`);
    await subject.clear();
  }
  same('first row', first);
};

const say = (name: string, samples: Readonly<Record<Kit, readonly number[]>>, unit: string) => {
  const ours = median(samples.candil);
  for (const kit of KITS.filter((each) => each !== 'candil' && samples[each].length > 0)) {
    const theirs = median(samples[kit]);
    figure(
      `${name}, ours and ${kit}`,
      `${ours.toFixed(2)} ${unit}, ${theirs.toFixed(2)} ${unit}, ratio ${(ours / theirs).toFixed(2)}`,
      'at most 1',
      ours <= theirs,
    );
  }
};

const WORDS: Readonly<Record<Widget, readonly [what: string, where: string]>> = {
  Table: ['table of 10,000 rows', 'of its filter'],
  List: ['autocomplete of 10,000 options', 'in it'],
  Grid: ['grid of 2,000 rows', 'in a cell'],
};

const measure = async (subjects: readonly Subject[], widget: Widget, rounds: number) => {
  const typing: Record<Kit, number[]> = { candil: [], 'react-aria': [], antd: [] };
  const writing: Record<Kit, number[]> = { candil: [], 'react-aria': [], antd: [] };
  const scrolling: Record<Kit, number[]> = { candil: [], 'react-aria': [], antd: [] };
  // Rounds are interleaved, so that a slow moment of the machine meets all kits alike; the first one warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const subject of subjects) {
      await subject.clear();
      const costs: number[] = [];
      for (const key of TYPED) costs.push(await subject.typeCost(key));
      const written = widget === 'Grid' ? await subject.writeCost() : undefined;
      await subject.clear();
      // A list of suggestions opens by typing; one letter leaves it thousands of rows.
      if (widget === 'List') await subject.typeCost('a');
      const scroll = await subject.scrollCost();
      if (round > 0) {
        typing[subject.kit].push(...costs);
        if (written !== undefined) writing[subject.kit].push(written);
        scrolling[subject.kit].push(scroll);
      }
    }
  const [what, where] = WORDS[widget];
  say(`${what}: a keystroke ${where}`, typing, 'ms');
  if (widget === 'Grid') say(`${what}: a cell written`, writing, 'ms');
  say(`${what}: a frame of scrolling`, scrolling, 'ms');
};

/** Main-thread cost of a keystroke and of scrolling at ten thousand rows, ours and two kits that draw only what is in sight, in one Chromium. */
export const widgetFigures = async (full: boolean) => {
  const browser = await openBrowser();
  if (browser === undefined) return;
  const page = await servePage();
  try {
    for (const widget of ['Table', 'List', 'Grid'] as const) {
      const subjects = await Promise.all(kitsOf(widget).map((kit) => openSubject(browser, page.address, kit, widget)));
      await proveEqual(subjects, widget);
      await measure(subjects, widget, full ? 15 : 5);
      for (const subject of subjects) await subject.close();
    }
  } finally {
    await browser.close();
    await page.stop();
  }
};
