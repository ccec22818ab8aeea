import { fail, ok, type Result, type TextFailure } from '@candil/domain';

/** Place of a line in the lighting plan with its note, as requested. */
export interface ProductPlace {
  readonly tag?: string | undefined;
  readonly room?: string | undefined;
  readonly note?: string | undefined;
}

const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The texts as a project keeps them: tag and room on one line, a note without white space around it. A tag is never empty. */
export const placeOf = ({ tag, room, note }: ProductPlace): Result<ProductPlace, TextFailure> => {
  if (tag !== undefined && onOneLine(tag) === '') return fail({ code: 'text.empty' });
  return ok({
    ...(tag !== undefined && { tag: onOneLine(tag) }),
    ...(room !== undefined && { room: onOneLine(room) }),
    ...(note !== undefined && { note: note.trim() }),
  });
};
