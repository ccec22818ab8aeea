import { flagSettingsQuery } from '@candil/api-client/react';
import type { FlagSetting } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Card } from '@candil/ui-kit/card';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureView } from '../../../shared/failure/failure-view';
import { usePortal } from '../../../shared/portal';
import { Page } from '../../../shared/shell/page';
import { findFlags } from '../model/find-flags';
import { FlagDialog } from './flag-dialog';
import { FlagRow } from './flag-row';

/** Screen on which administrators see every flag and change it while everything runs. */
export const FlagsScreen = () => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const [term, setTerm] = useState('');
  const [editing, setEditing] = useState<string>();
  const settings = useQuery({ ...flagSettingsQuery(client), meta: { action: 'flags' } });
  const wordsOf = ({ name, owner }: FlagSetting) => `${t(`flags.flag.${name}.text`)}\n${t(`flags.owner.${owner}`)}`;
  const found = findFlags(settings.data?.flags ?? [], term, wordsOf);
  const edited = settings.data?.flags.find(({ name }) => name === editing);
  return (
    <Page title={t('flags.title')} className="max-w-[64rem]!">
      <h1 className="m-0 text-2xl font-semibold md:text-3xl">{t('flags.title')}</h1>
      {settings.data && <p className="m-0 mt-1 mb-6 text-pretty text-muted">{t('flags.intro', { set: settings.data.set })}</p>}
      {settings.data?.external && (
        <Alert severity="warning" className="mb-6">
          {t('flags.external')}
        </Alert>
      )}
      {settings.isError ? (
        <FailureView failure={settings.error} onRetry={() => void settings.refetch()} />
      ) : settings.data ? (
        <>
          <search>
            <TextField
              label={t('flags.search')}
              hideLabel
              placeholder={t('flags.search')}
              look="filled"
              type="search"
              prefix={<SearchIcon size={18} />}
              value={term}
              onValueChange={setTerm}
              autoComplete="off"
              spellCheck={false}
            />
          </search>
          {found.length === 0 ? (
            <EmptyState title={t('flags.none', { term: term.trim() })} className="mt-8" />
          ) : (
            <Card padding="none" className="mt-5">
              <ul className="m-0 list-none p-0">
                {found.map((flag) => (
                  <FlagRow key={flag.name} flag={flag} set={settings.data.set} onChange={() => setEditing(flag.name)} />
                ))}
              </ul>
            </Card>
          )}
        </>
      ) : (
        <Skeleton width="100%" height={480} className="mt-8" />
      )}
      {edited && settings.data && (
        <FlagDialog
          key={edited.name}
          flag={edited}
          runningSet={settings.data.set}
          onClose={() => setEditing(undefined)}
          reload={settings.refetch}
        />
      )}
    </Page>
  );
};
