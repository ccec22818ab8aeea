import type { ModelDefinition, Repair } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { CloseIcon } from '@candil/ui-kit/icon';
import { Notice } from '@candil/ui-kit/notice';
import { usePieceWords } from '../../../shared/pieces/use-piece-words';
import type { PieceEditing } from '../state/use-piece-editing';

interface CellNoticeProps {
  readonly editing: PieceEditing;
  readonly modelOf: (rowId: string) => ModelDefinition | undefined;
}

/** Reason that cells kept their values, and a repair that gives the first of them its value. */
export const CellNotice = ({ editing, modelOf }: CellNoticeProps) => {
  const { t } = useTranslation('editor');
  const words = usePieceWords();
  const [first, ...others] = editing.refused;
  if (first === undefined) return null;
  const { refusal, rowId } = first;
  const repairs = refusal.kind === 'excluded' ? refusal.repairs : [];
  return (
    <Notice tone="attention" role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-text">
          {words.refused(first)}
          {others.length > 0 && ` ${t('pieces.refused.more', { count: others.length })}`}
        </span>
        {repairs.map((repair) => (
          <Button key={JSON.stringify(repair.selection)} size="sm" onClick={() => editing.repair(rowId, repair.selection)}>
            {t('pieces.refused.take', { what: namesOf(repair, modelOf(rowId), words.value) })}
          </Button>
        ))}
        <IconButton size="sm" label={t('pieces.refused.close')} icon={<CloseIcon size={18} />} onClick={editing.forgetRefused} />
      </div>
    </Notice>
  );
};

/** Names of the values a repair sets, the requested value first. */
const namesOf = ({ changes }: Repair, model: ModelDefinition | undefined, value: ReturnType<typeof usePieceWords>['value']): string =>
  changes.map(({ type, to }) => value(model, type, to)).join(' + ');
