import { useMemo } from 'react';
import { AnnouncerOf } from '../screen/later-soon';
import { useEditorShell } from '../state/editor-shell';

/** Announces what happens from now on, also before the words for it have arrived. */
export const Announcer = () => {
  const { editor } = useEditorShell();
  const after = useMemo(() => editor.announcements.getState().at(-1)?.id ?? 0, [editor]);
  return <AnnouncerOf after={after} />;
};
