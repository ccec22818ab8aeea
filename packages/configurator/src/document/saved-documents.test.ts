import { readFileSync } from 'node:fs';
import { canonicalJson, loadDocument, type SavedDocument, snapshotOf } from '@candil/domain';
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

/** Issues that no single step repairs: lights have to go to another belt, a belt has to be hung anew, another stick to be chosen. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  'More watts than the feed brings': ['belt-power'],
  'Room made lower afterwards': ['belt.attach-edge', 'belt.attach-edge', 'collides'],
};

describe('forty saved documents', () => {
  it('are of both systems, drawn and listed, nine of them broken', () => {
    const made = WHOLE.map(({ document }) => {
      const { info, configurator } = open(document).document.getState().space.props;
      return `${info.subfamily} ${configurator}`;
    });
    const counts = Object.fromEntries([...new Set(made)].sort().map((kind) => [kind, made.filter((each) => each === kind).length]));
    expect([KEPT.length, BROKEN.length, counts]).toEqual([
      40,
      9,
      { '219 DRAWING': 9, '219 NODRAWING': 3, '225 DRAWING': 14, '225 NODRAWING': 5 },
    ]);
  });

  it.each(WHOLE)('$name: opens as it was saved, and is saved as it was opened', ({ document, expects }) => {
    const editor = open(document);
    const { pieces, watts, lumens } = editor.derived.getState().evaluation;
    expect({ pieces, watts, lumens, issues: issuesOf(editor).sort() }).toEqual(expects);
    expect(canonicalJson(editor.toDocument())).toBe(canonicalJson(document));
  });

  it.each(WHOLE)('$name: can be ordered once what is offered has been taken, and taken back', ({ name, document }) => {
    const editor = open(document);
    const offered = () => toFix(editor).flatMap(({ fixes }) => fixes)[0];
    for (let step = 0; step < 30 && offered() !== undefined; step += 1) offered()?.apply();
    expect(
      issuesOf(editor)
        .filter((code) => code !== 'headroom')
        .sort(),
    ).toEqual(LEFT[name] ?? []);
    while (editor.document.getState().undo.length > 0) editor.undo();
    expect(canonicalJson(editor.toDocument())).toBe(canonicalJson(document));
  });

  it.each(BROKEN)('$name: is refused by its name', ({ document, expects }) => {
    const loaded = loadDocument(document, { models: MODELS });
    expect({ refused: loaded.ok ? undefined : loaded.failure.code }).toEqual(expects);
  });
});
