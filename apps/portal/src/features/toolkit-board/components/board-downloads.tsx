import type { BoardEditor } from '@candil/configurator/board';
import type { DrawnWords } from '@candil/configurator/board-sheet';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { saveFile } from '../../../shared/save-file';

interface BoardDownloadsProps {
  readonly editor: BoardEditor;
  readonly title: string;
  readonly words: DrawnWords;
}

const FORMATS = ['svg', 'pdf', 'dxf'] as const;

/** The board as a file: a drawing for the web, a sheet for paper, lines for drawing programs. */
export const BoardDownloads = ({ editor, title, words }: BoardDownloadsProps) => {
  const { t } = useTranslation('editor');
  const download = async (format: (typeof FORMATS)[number]) => {
    const { drawBoard, dxfOfBoard, pdfOfBoard, svgOfBoard } = await import('@candil/configurator/board-sheet');
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
  return FORMATS.map((format) => (
    <Button key={format} size="sm" aria-label={t(`board.download.${format}`)} onClick={() => void download(format)}>
      {format.toUpperCase()}
    </Button>
  ));
};
