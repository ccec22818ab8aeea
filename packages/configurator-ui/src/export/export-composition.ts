import type { Editor } from '@candil/configurator';
import { requested } from '../state/requested';
import { planSvg } from './plan-svg';

/** Formats of an exported drawing; models first. */
export const EXPORT_FORMATS = ['glb', 'obj', 'stl', 'svg'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportedFile {
  readonly format: ExportFormat;
  readonly fileName: string;
  readonly blob: Blob;
}

const loadWriter = () => import('@candil/configurator-3d/export');

/** Letters, digits and hyphens, whatever the collection is called. */
const fileNameOf = (collection: string, format: ExportFormat): string => {
  const plain = collection
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40);
  return `${plain || 'composition'}.${format}`;
};

/** Exports the drawing as a file, made in the browser; three is loaded with the first model requested. */
export const exportComposition = async (editor: Editor, format: ExportFormat): Promise<ExportedFile> => {
  const { scene } = editor.document.getState();
  const { familyName } = editor.sources;
  const fileName = fileNameOf(familyName, format);
  if (format === 'svg') return { format, fileName, blob: new Blob([planSvg(scene, familyName)], { type: 'image/svg+xml' }) };
  const writeModel = await requested(loadWriter, (parts) => parts.writeModel);
  const { blob } = await writeModel(scene, format, familyName);
  return { format, fileName, blob };
};
