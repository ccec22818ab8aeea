import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { PhoneDock } from '../dock/phone-dock';
import { useEditorShell } from '../state/editor-shell';
import { SheetHandle } from './sheet-handle';
import type { useDetent } from './use-detent';

export type SheetPage = 'inspector' | 'tree' | 'library';
const PAGES: readonly SheetPage[] = ['inspector', 'tree', 'library'];

interface PhoneSheetProps {
  readonly sheet: ReturnType<typeof useDetent>;
  readonly page: SheetPage;
  readonly onPage: (page: SheetPage) => void;
  readonly onIssues: () => void;
  readonly onPieces: () => void;
  readonly children: ReactNode;
}

/** The lower part of a phone: the price at its top, then the selection, the room, or the library. */
export const PhoneSheet = ({ sheet, page, onPage, onIssues, onPieces, children }: PhoneSheetProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const pages = isReadOnly ? PAGES.filter((each) => each !== 'library') : PAGES;
  const { detent, setDetent, height, isPulled } = sheet;
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is read from its top
  useEffect(() => void body.current?.scrollTo?.(0, 0), [page]);
  return (
    <section
      aria-label={t('panels.sheet.label')}
      data-detent={detent}
      style={{ height }}
      className={clsx(
        'absolute inset-x-0 bottom-0 z-1 flex flex-col rounded-t-card border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] shadow-float',
        !isPulled && 'transition-[height] duration-200 ease-out',
      )}
    >
      <SheetHandle sheet={sheet} />
      <PhoneDock
        onIssues={() => {
          setDetent('half');
          onIssues();
        }}
        onPieces={onPieces}
      />
      {detent !== 'peek' && (
        <div ref={body} className="min-h-0 grow overflow-y-auto overscroll-contain border-t border-hairline px-4 pt-3 pb-6">
          <SegmentedControl
            label={t('panels.sheet.label')}
            value={page}
            segments={pages.map((value) => ({ value, label: t(`panels.sheet.page.${value}`) }))}
            onValueChange={(value) => onPage(PAGES.find((each) => each === value) ?? page)}
            className="mb-4 flex! [&_button]:h-10 [&_button]:grow"
          />
          {children}
        </div>
      )}
    </section>
  );
};
