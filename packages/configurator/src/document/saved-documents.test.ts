import { readFileSync } from 'node:fs';
import { canonicalJson, loadDocument, type RoomSize, type SavedDocument, snapshotOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { catalogueSources, createTestEditor } from '../testing';

/** A saved document, and its state when it was saved. */
interface Kept {
  readonly name: string;
  readonly document: SavedDocument;
  readonly expects:
    | { readonly refused: string }
    | { readonly pieces: number; readonly watts: number; readonly lumens: number; readonly issues: readonly string[] };
}

/** Forty rooms of belts and sticks, one a line: drawn and listed ones, unfinished ones, and some that another program broke. */
const KEPT = readFileSync(`${import.meta.dirname}/saved-documents.ndjson`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept);
const [BROKEN, WHOLE] = [KEPT.filter(({ expects }) => 'refused' in expects), KEPT.filter(({ expects }) => 'pieces' in expects)];

const SOURCES = [catalogueSources({ subFamilyId: 225 }), catalogueSources({ subFamilyId: 219 })] as const;
const MODELS = SOURCES.flatMap(({ palette }) => palette.map(({ definition }) => definition));

const open = (document: SavedDocument) => {
  const loaded = loadDocument(document, { models: MODELS });
  if (!loaded.ok) throw new Error(loaded.failure.code);
  const space = snapshotOf(loaded.value.tree);
  const sources = SOURCES.find(({ subFamilyId }) => subFamilyId === space.props.info.subfamily);
  if (sources === undefined) throw new Error('neither belts nor sticks');
  return createTestEditor({ sources, space });
};
type Opened = ReturnType<typeof open>;

const issuesOf = ({ derived }: Opened) =>
  derived.getState().issues.map(({ cause }) => {
    if (!('failure' in cause)) return cause.kind;
    return 'ruleId' in cause.failure ? cause.failure.ruleId : cause.failure.code;
  });
const toFix = ({ derived }: Opened) => derived.getState().issues.filter(({ severity }) => severity === 'fix');

/** Rooms that what hangs and stands in them goes along with. Metres. */
const RESIZES: Readonly<Record<string, (size: RoomSize) => RoomSize>> = {
  'as it is': (size) => size,
  lower: (size) => ({ ...size, height: size.height - 0.5 }),
  'very low': (size) => ({ ...size, height: 1.8 }),
  narrower: (size) => ({ ...size, width: size.width * 0.6 }),
  shallower: (size) => ({ ...size, depth: size.depth * 0.6 }),
  'smaller in all': ({ width, depth, height }) => ({ width: width * 0.7, depth: depth * 0.7, height: height * 0.8 }),
  'larger in all': ({ width, depth, height }) => ({ width: width * 1.4, depth: depth * 1.4, height: height * 1.3 }),
};

const resized = (document: SavedDocument, resize: (size: RoomSize) => RoomSize) => {
  const editor = open(document);
  const { config } = editor.document.getState().space.props;
  if (config === undefined) throw new Error('a saved room has a size');
  editor.setRoom({ ...config, roomSize: resize(config.roomSize) });
  return editor;
};

describe('forty saved documents', () => {
  it('are of both systems, drawn and listed, nine of them broken', () => {
    const made = WHOLE.map(({ document }) => {
      const { info, configurator } = open(document).document.getState().space.props;
      return `${info.subfamily} ${configurator}`;
    });
    const counts = Object.fromEntries([...new Set(made)].sort().map((kind) => [kind, made.filter((each) => each === kind).length]));
    expect(KEPT).toHaveLength(40);
    expect(BROKEN).toHaveLength(9);
    expect(counts).toEqual({ '219 DRAWING': 9, '219 NODRAWING': 3, '225 DRAWING': 14, '225 NODRAWING': 5 });
  });

  it.each(WHOLE)('$name: opens as it was saved, and is saved as it was opened', ({ document, expects }) => {
    const editor = open(document);
    const { pieces, watts, lumens } = editor.derived.getState().evaluation;
    expect({ pieces, watts, lumens, issues: issuesOf(editor).sort() }).toEqual(expects);
    expect(canonicalJson(editor.toDocument())).toBe(canonicalJson(document));
  });

  it.each(WHOLE)('$name: can be ordered once what is offered has been taken, and taken back', ({ document }) => {
    const editor = open(document);
    const offered = () => toFix(editor).flatMap(({ fixes }) => fixes)[0];
    for (let step = 0; step < 30 && offered() !== undefined; step += 1) offered()?.apply();
    expect(
      issuesOf(editor)
        .filter((code) => code !== 'headroom')
        .sort(),
    ).toEqual([]);
    while (editor.document.getState().undo.length > 0) editor.undo();
    expect(canonicalJson(editor.toDocument())).toBe(canonicalJson(document));
  });

  describe.each(Object.entries(RESIZES))('in a room %s', (_name, resize) => {
    it.each(WHOLE)('$name: has a repair for every issue, which ends it', ({ document }) => {
      const editor = resized(document, resize);
      const before = canonicalJson(editor.toDocument());
      for (const { id } of editor.derived.getState().issues) {
        const [fix] = editor.derived.getState().issues.find((issue) => issue.id === id)?.fixes ?? [];
        if (fix === undefined) throw new Error(`no repair for ${id}`);
        fix.apply();
        expect(editor.derived.getState().issues.map((issue) => issue.id)).not.toContain(id);
        editor.undo();
        expect(canonicalJson(editor.toDocument())).toBe(before);
      }
    });
  });

  it.each(BROKEN)('$name: is refused by its name', ({ document, expects }) => {
    const loaded = loadDocument(document, { models: MODELS });
    expect({ refused: loaded.ok ? undefined : loaded.failure.code }).toEqual(expects);
  });
});
