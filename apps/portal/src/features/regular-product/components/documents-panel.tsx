import { modelInfoQuery } from '@candil/api-client/react';
import type { ModelDefinition } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { DocumentIcon, DownloadIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { modelPath } from '../../../shared/browse/paths';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';

interface DocumentsPanelProps {
  readonly model: ModelDefinition;
  readonly name: string;
}

const rowLook =
  'flex min-h-12 items-center justify-between gap-4 border-t border-hairline-soft py-2.5 text-base text-inherit no-underline hover:underline';

/** The files of the model to download, and a link to its page. */
export const DocumentsPanel = ({ model: { catalogId, model, subFamilyId, applicationLocationId }, name }: DocumentsPanelProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const info = useQuery({ ...modelInfoQuery(client, { catalog: catalogId, model, lang }), meta: { action: 'model-fetch' } });
  if (info.isError) {
    return <FailureView failure={info.error} action="model-fetch" onRetry={() => void info.refetch()} retrying={info.isFetching} />;
  }
  if (info.data === undefined) return <Skeleton height={48} />;
  return (
    <ul className="m-0 max-w-2xl list-none p-0">
      {info.data.files.map(({ type, url, name: fileName }) => (
        <li key={url}>
          <a
            href={url}
            download={fileName}
            aria-label={t('browse.model.download', { file: t(`browse.model.file.${type}`), name })}
            className={rowLook}
          >
            {t(`browse.model.file.${type}`)}
            <DownloadIcon size={18} className="text-muted" />
          </a>
        </li>
      ))}
      <li>
        <Link to={modelPath({ projectId: undefined }, { model, subFamilyId, applicationLocationId })} className={rowLook}>
          {t('configurator.documents.page', { name })}
          <DocumentIcon size={18} className="text-muted" />
        </Link>
      </li>
    </ul>
  );
};
