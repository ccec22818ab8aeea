import type { Project } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button, LoadingButton } from '@candil/ui-kit/button';
import { Modal } from '@candil/ui-kit/modal';
import type { ProductToAdd } from '../../../shared/add-to-project/add-products';

interface ConflictDialogProps {
  /** The project as it stands now. */
  readonly current: Project;
  readonly productId: string;
  readonly mine: ProductToAdd;
  readonly isSaving: boolean;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
  readonly onAddAgain: () => void;
  readonly onClose: () => void;
}

/** The same line was saved elsewhere: the saved version, the one on this screen, and the choice between them. */
export const ConflictDialog = ({ current, productId, mine, isSaving, onReload, onKeepMine, onAddAgain, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation('eproject');
  const theirs = current.products.find(({ _id }) => _id === productId);
  const isDeleted = theirs === undefined;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={isDeleted ? t('configurator.version.goneTitle') : t('configurator.version.title')}
      description={isDeleted ? t('configurator.version.goneText') : t('configurator.version.text')}
      footer={
        <>
          <Button onClick={onReload}>{isDeleted ? t('configurator.version.toProject') : t('configurator.version.reload')}</Button>
          <LoadingButton variant="primary" loading={isSaving} onClick={isDeleted ? onAddAgain : onKeepMine}>
            {isDeleted ? t('configurator.version.addAgain') : t('configurator.version.keep')}
          </LoadingButton>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {theirs && (
          <Side
            title={t('configurator.version.theirs')}
            code={theirs.referenceCode}
            quantity={theirs.quantity}
            heightCm={theirs.attributes.pendantHeight}
          />
        )}
        <Side title={t('configurator.version.mine')} code={mine.referenceCode} quantity={mine.quantity} heightCm={mine.pendantHeight} />
      </div>
    </Modal>
  );
};

interface SideProps {
  readonly title: string;
  readonly code: string;
  readonly quantity: number;
  readonly heightCm: number | undefined;
}

const Side = ({ title, code, quantity, heightCm }: SideProps) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  return (
    <div className="rounded-control border border-hairline p-4">
      <p className="m-0 text-sm text-muted">{title}</p>
      <p className="m-0 mt-1 font-mono text-md">{code}</p>
      <p className="m-0 mt-1 text-sm">
        {t('shell.pieces', { count: quantity })}
        {heightCm !== undefined && ` · ${format.height(heightCm)}`}
      </p>
    </div>
  );
};
