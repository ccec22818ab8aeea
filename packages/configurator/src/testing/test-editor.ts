import { repairs } from '../derived/offer-fixes';
import { blankSpace } from '../document/blank-space';
import { createEditor } from '../editor/create-editor';
import type { Editor } from '../editor/editor';
import type { EditorInput } from '../editor/editor-input';
import type { EditorSources } from '../editor/sources';
import { editorSystemOf } from '../systems/editor-system-of';
import { handlingOf } from '../systems/handling-of';
import { beltRoomSpace } from './belt-room';
import { catalogueSources } from './catalogue-sources';
import { countingIds, testClock } from './counting';
import { SEVEN_LIGHTS_FURNITURE, type SevenLightsInput, sevenLightsSpace } from './seven-lights';

export interface TestEditorInput extends Partial<Omit<EditorInput, 'sources'>> {
  readonly sources?: EditorSources;
}

export interface TestEditor extends Editor {
  /** Lets so many milliseconds pass. */
  readonly advance: (milliseconds: number) => void;
}

/** An editor over the packaged catalogue: an empty room of 4 × 3 × 2.8 m by default. Ids count up, the clock stands. */
export function createTestEditor({ sources = catalogueSources(), ...input }: TestEditorInput = {}): TestEditor {
  const newId = countingIds();
  const clock = testClock();
  const createdAt = () => '2026-11-20T09:00:00.000Z';
  const roomSize = { width: 4, depth: 3, height: 2.8 };
  const editor = createEditor({
    sources,
    system: editorSystemOf(sources),
    repairs,
    handling: handlingOf(sources),
    space: blankSpace({ sources, newId: () => 'space', createdAt, roomSize }),
    mode: 'edit',
    unit: 'metric',
    now: clock.now,
    createdAt,
    newId,
    ...input,
  });
  return { ...editor, advance: clock.advance };
}

/** The dining room of the reference picture in an editor. */
export function sevenLightsEditor({ isMixed, ...input }: TestEditorInput & SevenLightsInput = {}): TestEditor {
  const sources = input.sources ?? catalogueSources();
  const space = sevenLightsSpace(sources, isMixed === undefined ? {} : { isMixed });
  return createTestEditor({ furniture: SEVEN_LIGHTS_FURNITURE, space, ...input, sources });
}

/** The living room with two belts of the reference picture in an editor. */
export function beltRoomEditor(input: TestEditorInput = {}): TestEditor {
  const sources = input.sources ?? catalogueSources({ subFamilyId: 225 });
  return createTestEditor({ space: beltRoomSpace(sources), ...input, sources });
}
