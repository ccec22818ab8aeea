import type { ModelTechnicalInfo } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { DownloadIcon } from '@candil/ui-kit/icon';
import type { ModelView } from '../model/use-model-view';

/** Extras of a model: drivers beside it, its files, and the models it follows. */
export const ModelExtras = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { accessories, files, replaces, name } = view.info;
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {accessories.length > 0 && <Accessories accessories={accessories} />}
      {files.length > 0 && (
        <section>
          <h2 className="m-0 mb-2 text-xl font-semibold">{t('browse.model.files')}</h2>
          <ul className="m-0 list-none p-0">
            {files.map(({ type, url, name: fileName }) => (
              <li key={url} className="border-t border-hairline-soft first:border-t-0">
                <a
                  href={url}
                  download={fileName}
                  aria-label={t('browse.model.download', { file: t(`browse.model.file.${type}`), name })}
                  className="flex items-center justify-between gap-4 py-2.5 text-base text-inherit no-underline hover:underline"
                >
                  {t(`browse.model.file.${type}`)}
                  <DownloadIcon size={18} className="text-muted" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {replaces.length > 0 && (
        <p className="m-0 text-base text-muted">{t('browse.model.replaces', { names: format.list(replaces.map((each) => each.name)) })}</p>
      )}
    </div>
  );
};

const Accessories = ({ accessories }: Pick<ModelTechnicalInfo, 'accessories'>) => {
  const { t } = useTranslation('eproject');
  return (
    <section>
      <h2 className="m-0 mb-2 text-xl font-semibold">{t('browse.model.accessories')}</h2>
      <ul className="m-0 list-none p-0">
        {accessories.map(({ reference, name, lights, control }) => (
          <li
            key={`${reference} ${control} ${lights}`}
            className="flex justify-between gap-4 border-t border-hairline-soft py-2.5 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block text-base">{name}</span>
              <span className="block text-sm text-muted">{t('browse.model.driver', { count: lights })}</span>
            </span>
            <span className="shrink-0 font-mono text-sm text-muted">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
