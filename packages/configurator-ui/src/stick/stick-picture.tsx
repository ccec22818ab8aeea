import { Picture } from '@candil/ui-kit/picture';
import { useEditorShell } from '../state/editor-shell';

/** A part of a line as the catalogue shows it. */
export const StickPicture = ({ model }: { readonly model: string }) => {
  const { editor } = useEditorShell();
  const pictureUrl = editor.sources.palette.find(({ definition }) => definition.model === model)?.pictureUrl;
  return pictureUrl === undefined ? null : <Picture src={pictureUrl} alt="" ratio={2.2} className="rounded-control!" />;
};
