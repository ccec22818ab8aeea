import { strict as assert } from 'node:assert';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { budgetSheet, budgetWords } from '@candil/budget-sheet';
import { sampleBudget } from '@candil/budget-sheet/testing';
import { createFormat } from '@candil/i18n';
import { DocumentMaker, documentPdf, startDocumentThread } from '@candil/platform/measured';
import { figure } from '../../report';
import { barePdf } from './bare-pdf';
import { medianTimes } from './median-times';

const words = budgetWords('en');
const format = createFormat({ language: 'en', catalogId: 16 });
const sheetOf = (lines: number) => budgetSheet(sampleBudget({ lines, flat: true }), { language: 'en', format, words, copy: 'own' });
const options = { catalogId: 16, words, noLines: words.noLines, day: new Date(0), locale: 'en-GB', readPicture: () => undefined } as const;

const quoteOf = async (lines: number, rounds: number, mostMilliseconds: number) => {
  const sheet = sheetOf(lines);
  assert.equal(sheet.lines.length, lines);
  const { ours, bare } = await medianTimes(rounds, { ours: () => documentPdf(sheet, options), bare: () => barePdf(sheet) });
  const ratio = ours / bare;
  figure(
    `PDF of ${lines} lines`,
    `${ours.toFixed(1)} ms, bare pdfkit ${bare.toFixed(1)} ms (${ratio.toFixed(2)} x)`,
    `<= 1.3 x bare pdfkit, <= ${mostMilliseconds} ms`,
    ratio <= 1.3 && ours <= mostMilliseconds,
  );
};

const STANDSTILLS = 9;

/**
 * Measures the longest pause of the service while a worker thread makes a document of a thousand lines: the longest pause of each document,
 * and the median of those, because a machine with other work stops any program now and then.
 */
const standstill = async () => {
  const maker = new DocumentMaker({ startThread: startDocumentThread, onFault: (fault) => process.stderr.write(`${fault}\n`) });
  const orderOf = (lines: number) =>
    ({ kind: 'budget', budget: sampleBudget({ lines, flat: true }), format: 'pdf', copy: 'own', language: 'en', prints: '' }) as const;
  assert.equal((await maker.make(orderOf(1))).ok, true);
  const long = orderOf(1_000);
  const longest: number[] = [];
  for (let round = 0; round < STANDSTILLS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const made = await maker.make(long);
    delay.disable();
    assert.equal(made.ok, true);
    longest.push(delay.max / 1e6);
  }
  await maker.close();
  const median = longest.sort((a, b) => a - b)[Math.floor(STANDSTILLS / 2)] ?? Number.NaN;
  figure('PDF in a thread', `the service stands still for ${median.toFixed(1)} ms at its longest pause`, '<= 10 ms', median <= 10);
};

/** A quote on paper against pdfkit without layout; both embed the same fonts. */
export const pdfQuote = async () => {
  await quoteOf(50, 15, 40);
  await quoteOf(1_000, 5, 200);
  await standstill();
};
