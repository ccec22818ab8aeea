import type { Editor } from '@candil/configurator';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { BegunOn } from '../../../shared/draft/draft-store';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import type { CompositionDraft } from '../model/composition-draft';

interface Kept {
  readonly editor: Editor;
  readonly draft: DraftHandle<CompositionDraft>;
  readonly title: string;
  /** Saved composition that is changed; undefined for a new one. */
  readonly begunOn: BegunOn | undefined;
}

/** Keeps the composition on this device after each step, and drops it when everything is as it was. */
export const useKeptComposition = ({ editor, draft, title, begunOn }: Kept): void => {
  const { pathname, search, hash } = useLocation();
  const { keep, clear, kept } = draft;
  const handedOver = kept?.handedOver;
  useEffect(() => {
    const keepNow = () => {
      const { furniture } = editor.document.getState();
      const content = {
        document: editor.toDocument(),
        furniture,
        ...(handedOver && { handedOver }),
      };
      keep(content, { title, href: pathname + search + hash, ...(begunOn && { begunOn }) });
    };
    return editor.document.subscribe(({ isChanged }) => {
      if (isChanged) keepNow();
      else clear();
    });
  }, [editor, keep, clear, handedOver, title, begunOn, pathname, search, hash]);
};
