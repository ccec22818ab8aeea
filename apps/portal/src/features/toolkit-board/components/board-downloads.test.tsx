// @vitest-environment happy-dom
import { createBoardEditor } from '@candil/configurator/board';
import { catalogueSources } from '@candil/configurator/testing';
import type { BoardPart } from '@candil/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { BoardDownloads } from './board-downloads';

const PLATE: BoardPart = { id: 'p', model: '9010', selection: { color: '10', installation: '10' }, x: 0, z: 0, turnDegrees: 0 };
const SOURCES = catalogueSources({ subFamilyId: 270 });

/** Files handed to the browser. */
const files: File[] = [];

beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const open = (parts: readonly BoardPart[]) => {
  const definition = SOURCES.context.modelOf('9010');
  if (definition === undefined) throw new Error('the toolkit has plates');
  const editor = createBoardEditor({
    board: { type: 'ToolkitBoard', version: 1, subFamilyId: 270, applicationLocationId: 72, parts },
    newId: () => 'new',
    catalogue: {
      catalogId: 16,
      today: SOURCES.context.today,
      models: new Map([['9010', definition]]),
      companions: [],
      rules: new Map(),
      basePricesMinor: new Map(),
      priceBasis: { rateId: 10, currency: 'EUR', calculation: 'new' },
      discountPercentOf: () => 0,
      subFamilyId: 270,
      familyName: 'Trama',
      parts: SOURCES.systemParts,
    },
  });
  const words = { length: (metres: number) => `${metres * 100} cm`, nameOf: () => 'Plate' };
  return openAt('/', [{ path: '/', element: <BoardDownloads editor={editor} title="Trama board CR7" words={words} /> }], {});
};

it.each([
  ['SVG', 'image/svg+xml', /^<\?xml [^>]*>\s*<svg[\s\S]*<\/svg>\s*$/],
  ['PDF', 'application/pdf', /^%PDF-[\s\S]*%%EOF\s*$/],
  ['DXF', 'image/vnd.dxf', /SECTION[\s\S]*EOF\s*$/],
])('saves the board as %s, under its title', async (format, type, content) => {
  await open([PLATE]);
  await userEvent.click(await screen.findByRole('button', { name: `Download the board as ${format}` }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [file] = files;
  expect(file?.name).toBe(`trama-board-cr7.${format.toLowerCase()}`);
  expect(file?.type).toEqual(type);
  expect(await file?.text()).toMatch(content);
});
