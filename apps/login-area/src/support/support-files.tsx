import { SUPPORT_FILES_MAX } from '@candil/contract/lengths';
import { MAX_UPLOAD_BYTES, UPLOAD_FORMATS } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { FileDrop } from '@candil/ui-kit/file-drop';
import { useState } from 'react';
import type { useSupportFiles } from './use-support-files';

const ACCEPT = UPLOAD_FORMATS.map((format) => `.${format}`).join();

interface SupportFilesProps {
  readonly files: ReturnType<typeof useSupportFiles>;
  readonly error: string | undefined;
}

/** Files that go with a request, each with its progress and a way to cancel it. */
export const SupportFiles = ({ files, error }: SupportFilesProps) => {
  const { t } = useTranslation('login-area');
  const { fileSize } = useFormat();
  const [tooMany, setTooMany] = useState<string>();
  const size = fileSize(MAX_UPLOAD_BYTES);
  const take = (given: readonly File[]) => {
    const room = SUPPORT_FILES_MAX - files.uploads.length;
    const first = given[Math.max(0, room)];
    setTooMany(first && t('support.files.count', { name: first.name }));
    if (room > 0) files.add(given.slice(0, room));
  };
  return (
    <FileDrop
      label={t('support.files.label')}
      hint={t('support.files.hint', { max: SUPPORT_FILES_MAX, size })}
      multiple
      accept={ACCEPT}
      maxBytes={MAX_UPLOAD_BYTES}
      refusalMessage={({ name }, refusal) => t(`support.files.${refusal}`, { name, size })}
      onFiles={take}
      uploads={files.uploads}
      onRemove={files.remove}
      onRetry={files.retry}
      formatSize={fileSize}
      error={tooMany ?? error}
    />
  );
};
