import { projectShareQuery, shareProjectMutation, unshareProjectMutation } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { Modal } from '@candil/ui-kit/modal';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';

interface ShareDialogProps {
  readonly project: Pick<Project, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Creates and revokes the public link of a project. The link is shown once; a new one replaces it. */
export const ShareDialog = ({ project, onClose }: ShareDialogProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { client } = usePortal();
  const toast = useToast();
  const [withPrices, setWithPrices] = useState(false);
  const known = useQuery({ ...projectShareQuery(client, project.id), meta: { action: 'project-fetch', handles: ['*'] } });
  const make = useMutation({ ...shareProjectMutation(client, project.id), meta: { action: 'project-change' } });
  const takeBack = useMutation({
    ...unshareProjectMutation(client, project.id),
    meta: { action: 'project-change' },
    onSuccess: async (...given) => {
      make.reset();
      await unshareProjectMutation(client, project.id).onSuccess?.(...given);
      toast.show({ title: t('project.share.takenBack') });
    },
  });
  const share = known.data?.share;
  const link = make.data && `${window.location.origin}/shared-project#${make.data.token}`;
  const copy = async () => {
    if (link === undefined) return;
    await navigator.clipboard.writeText(link);
    toast.show({ title: t('project.share.copied'), tone: 'success' });
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('project.share.title', { name: project.name })}
      description={t('project.share.text')}
      footer={
        <>
          {share && (
            <Button variant="danger" className="mr-auto" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
              {t('project.share.takeBack')}
            </Button>
          )}
          <Button onClick={onClose}>{t('project.share.close')}</Button>
          <Button variant="primary" loading={make.isPending} disabled={known.isPending} onClick={() => make.mutate({ withPrices })}>
            {share ? t('project.share.again') : t('project.share.make')}
          </Button>
        </>
      }
    >
      {known.isError && <FailureView failure={known.error} level={3} onRetry={() => void known.refetch()} retrying={known.isFetching} />}
      {known.isPending && <Skeleton height={44} />}
      {known.isSuccess && (
        <div className="flex flex-col gap-4">
          {link !== undefined && (
            <div className="flex flex-wrap items-end gap-2">
              <TextField
                label={t('project.share.link')}
                value={link}
                readOnly
                className="min-w-0 grow basis-60"
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button onClick={() => void copy()}>{t('project.share.copy')}</Button>
            </div>
          )}
          {share && (
            <p className="m-0 text-sm text-muted">
              {t(share.withPrices ? 'project.share.sinceWithPrices' : 'project.share.since', {
                date: format.instant(share.createdAt),
                name: share.createdBy,
              })}
            </p>
          )}
          <Checkbox label={t('project.share.withPrices')} checked={withPrices} onCheckedChange={setWithPrices} />
        </div>
      )}
    </Modal>
  );
};
