import { BUDGET_REQUEST_FILES_MAX } from '@candil/contract/lengths';
import { MAX_UPLOAD_BYTES, UPLOAD_FORMATS } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { FileDrop } from '@candil/ui-kit/file-drop';
import { useState } from 'react';
import type { BudgetRequestHandle } from './use-request';

const ACCEPT = UPLOAD_FORMATS.map((format) => `.${format}`).join();

/** Plans and lists that go with the request, each with its progress and a way to cancel it. */
export const RequestFiles = ({ files, error }: { files: BudgetRequestHandle['files']; error: string | undefined }) => {
  const { t } = useTranslation('eproject');
  const { fileSize } = useFormat();
  const [tooMany, setTooMany] = useState<string>();
  const size = fileSize(MAX_UPLOAD_BYTES);
  const take = (given: readonly File[]) => {
    const room = Math.max(0, BUDGET_REQUEST_FILES_MAX - files.listed.length);
    const first = given[room];
    setTooMany(first && t('request.files.count', { name: first.name }));
    if (room > 0) files.add(given.slice(0, room));
  };
  return (
    <FileDrop
      label={t('request.files.label')}
      hint={t('request.files.hint', { max: BUDGET_REQUEST_FILES_MAX, size })}
      multiple
      accept={ACCEPT}
      maxBytes={MAX_UPLOAD_BYTES}
      refusalMessage={({ name }, refusal) => t(`request.files.${refusal}`, { name, size })}
      onFiles={take}
      uploads={files.listed}
      onRemove={files.remove}
      onRetry={files.retry}
      formatSize={fileSize}
      error={tooMany ?? error}
    />
  );
};
