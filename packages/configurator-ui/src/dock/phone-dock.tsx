import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { IssuePill } from '../issues/issue-pill';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { usePriceText } from './use-price-text';

interface PhoneDockProps {
  readonly onIssues: () => void;
  readonly onPieces: () => void;
}

/** Price, pieces, watts and weeks in two lines; a press shows the pieces. */
export const PhoneDock = ({ onIssues, onPieces }: PhoneDockProps) => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const { pieces, watts, availability } = useDerived((state) => state.evaluation);
  const price = usePriceText();
  const countOfPieces = t('panels.dock.pieces', { count: pieces });
  return (
    <div data-dock="" className="flex min-h-[4.25rem] shrink-0 items-center justify-between gap-3 px-4 pb-2">
      <Pressable onClick={onPieces} aria-description={t('panels.pieces.show')} className="min-h-11 min-w-0 rounded-sm">
        <span className="block text-xl leading-6 font-semibold whitespace-nowrap">{price ?? countOfPieces}</span>
        <span className="block text-xs text-pretty text-muted">
          {[
            ...(price === undefined ? [] : [countOfPieces]),
            format.watts(watts),
            ...(pieces > 0 ? [format.weeks(availability.weeks)] : []),
          ].join(' · ')}
        </span>
      </Pressable>
      <IssuePill onShow={onIssues} />
    </div>
  );
};
