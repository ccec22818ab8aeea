import type { Editor } from '@candil/configurator';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ChevronLeftIcon, DownloadIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useState } from 'react';
import { EXPORT_FORMATS, type ExportedFile, type ExportFormat, exportComposition } from './export-composition';
import { RoomPreview } from './room-preview';
import { saveBlob } from './save-blob';

interface ExportViewProps {
  readonly editor: Editor;
  readonly title: string;
  /** Said where nothing is placed. */
  readonly emptyText: string;
  /** Called with each file that was made. */
  readonly onExported?: (file: ExportedFile) => void;
  /** Absent where nothing lies behind. */
  readonly onBack?: (() => void) | undefined;
}

/** Preview of the drawing with its files. Each file is made in the browser on request. */
export const ExportView = ({ editor, title, emptyText, onExported, onBack }: ExportViewProps) => {
  const { t } = useTranslation('editor');
  const format = useFormat();
  const toast = useToast();
  const [making, setMaking] = useState<ExportFormat>();
  const [sizes, setSizes] = useState<Readonly<Partial<Record<ExportFormat, number>>>>({});
  const { lights, belts, sticks } = editor.document.getState().scene;

  const download = async (wanted: ExportFormat) => {
    setMaking(wanted);
    try {
      const made = await exportComposition(editor, wanted);
      setSizes((before) => ({ ...before, [wanted]: made.blob.size }));
      saveBlob(made.blob, made.fileName);
      onExported?.(made);
    } catch {
      toast.show({ title: t('embed.export.failed'), tone: 'error' });
    }
    setMaking(undefined);
  };

  if (lights.length + belts.length + sticks.length === 0) {
    return (
      <main className="grid min-h-0 grow place-items-center bg-surface">
        <EmptyState level={2} title={t('embed.export.empty')} description={emptyText} />
      </main>
    );
  }
  return (
    <main className="grid min-h-0 grow grid-rows-[minmax(0,45svh)_minmax(0,1fr)] bg-surface md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-1 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <RoomPreview editor={editor} />
      <section aria-labelledby="export-title" className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain p-5 md:p-6">
        {onBack && (
          <Button icon={<ChevronLeftIcon size={18} />} onClick={onBack} className="self-start">
            {t('panels.top.back')}
          </Button>
        )}
        <div>
          <h1 id="export-title" className="m-0 text-lg font-semibold">
            {t('embed.export.title', { name: title })}
          </h1>
          <p className="m-0 mt-1 text-sm text-muted">
            {sticks.length > 0 ? t('sticks.dock.sticks', { count: sticks.length }) : t('views.tree.lights', { count: lights.length })}
          </p>
        </div>
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {EXPORT_FORMATS.map((each) => {
            const size = sizes[each];
            return (
              <li key={each} className="flex items-center gap-4 rounded-card border border-hairline p-4">
                <div className="min-w-0 grow">
                  <h2 className="m-0 text-base font-semibold">{t(`embed.export.format.${each}.name`)}</h2>
                  <p className="m-0 mt-0.5 text-sm text-pretty text-muted">{t(`embed.export.format.${each}.text`)}</p>
                  {size !== undefined && <p className="m-0 mt-1 text-xs text-muted">{format.fileSize(size)}</p>}
                </div>
                <Button
                  icon={<DownloadIcon size={18} />}
                  loading={making === each}
                  disabled={making !== undefined && making !== each}
                  aria-label={t('embed.export.download', { format: t(`embed.export.format.${each}.name`) })}
                  onClick={() => void download(each)}
                  className="min-h-11 shrink-0"
                >
                  {each.toUpperCase()}
                </Button>
              </li>
            );
          })}
        </ul>
        <p className="m-0 text-sm text-muted">{t('embed.export.units')}</p>
      </section>
    </main>
  );
};
