import type { Article, EditFailure, Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Editor } from '../editor/editor';
import type { Refusal } from '../editor/refusal';
import { hangArticle } from './hang-article';
import { type ReferenceRefusal, readReference } from './read-reference';
import { type BegunRoom, takeRoom } from './take-room';

/** Verbs that fill an empty room from a code; each is one step of the history, or returns its reason. */
export interface BeginVerbs {
  readonly takeRoom: (room: BegunRoom) => Result<undefined, EditFailure>;
  readonly readReference: (text: string) => Result<Article, ReferenceRefusal>;
  /** Hangs an article with what it cannot hang without: a light of belts on a belt, a stick from the ceiling. */
  readonly hang: (article: Article) => Result<undefined, Refusal>;
}

export function beginVerbsOf(editor: Editor): BeginVerbs {
  return editor.extend(createBeginVerbs);
}

function createBeginVerbs(core: EditorCore): BeginVerbs {
  return {
    takeRoom: (room) => takeRoom(core, room),
    readReference: (text) => readReference(core.input.sources, text),
    hang: (article) => hangArticle(core, article),
  };
}
