import type { BoardEditor } from '@candil/configurator/board';
import type { DrawnWords } from '@candil/configurator/board-sheet';
import { requested } from '@candil/configurator-ui/board';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useToast } from '@candil/ui-kit/toast';
import { saveFile } from '../../../shared/save-file';

interface BoardDownloadsProps {
  readonly editor: BoardEditor;
  readonly title: string;
  readonly words: DrawnWords;
}

const FORMATS = ['svg', 'pdf', 'dxf'] as const;
type BoardFormat = (typeof FORMATS)[number];

const loadSheet = () => import('@candil/configurator/board-sheet');

/** The board as a file: a drawing for the web, a sheet for paper, lines for drawing programs. */
export const BoardDownloads = ({ editor, title, words }: BoardDownloadsProps) => {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const make = async (format: BoardFormat) => {
    const { drawBoard, dxfOfBoard, pdfOfBoard, svgOfBoard } = await requested(loadSheet, (parts) => parts);
    const drawn = drawBoard(editor.document.getState().facts, editor.catalogue, words);
    if (drawn === undefined) return;
    const [content, type] =
      format === 'svg'
        ? [svgOfBoard(drawn, title), 'image/svg+xml']
        : format === 'dxf'
          ? [dxfOfBoard(drawn), 'image/vnd.dxf']
          : [pdfOfBoard(drawn, { title, note: t('board.download.sheet') }) as Uint8Array<ArrayBuffer>, 'application/pdf'];
    saveFile(new File([content], `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${format}`, { type }));
  };
  const download = (format: BoardFormat) => make(format).catch(() => toast.show({ title: t('embed.export.failed'), tone: 'error' }));
  return FORMATS.map((format) => (
    <Button key={format} size="sm" aria-label={t(`board.download.${format}`)} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
};
