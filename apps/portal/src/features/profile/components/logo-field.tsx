import { isApiFailure } from '@candil/api-client';
import { putCompanyLogoMutation, removeCompanyLogoMutation } from '@candil/api-client/react';
import type { Profile } from '@candil/contract';
import { LOGO_MAX_BYTES } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { FileButton } from '@candil/ui-kit/file-button';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePortal } from '../../../shared/portal';
import { profileOptions } from '../model/profile-options';

type Logo = NonNullable<Profile['aboutCompany']>['logo'];
type Problem = 'format' | 'tooLarge' | 'changed';
const PROBLEMS: Readonly<Record<string, Problem>> = {
  'picture.format': 'format',
  'request.too-large': 'tooLarge',
  'version.conflict': 'changed',
};
const meta = { action: 'profile-logo', handles: Object.keys(PROBLEMS), retry: false };

/** The logo on the quotes of the company; chosen and taken away at once, apart from the form around it. */
export const LogoField = ({ logo }: { logo: Logo }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const queries = useQueryClient();
  const toast = useToast();
  const hintId = useId();
  const [problem, setProblem] = useState<Problem>();
  const put = useMutation({ ...putCompanyLogoMutation(client), meta });
  const remove = useMutation({ ...removeCompanyLogoMutation(client), meta });
  const settled = {
    onSuccess: () => toast.show({ title: t('profile.saved'), tone: 'success' }),
    onError: (failure: unknown) => {
      const known = isApiFailure(failure) && failure.code !== undefined ? PROBLEMS[failure.code] : undefined;
      setProblem(known);
      if (known === 'changed') void queries.refetchQueries({ queryKey: profileOptions(client).queryKey });
    },
  };
  const choose = (picture: File) => {
    setProblem(picture.size > LOGO_MAX_BYTES ? 'tooLarge' : undefined);
    if (picture.size <= LOGO_MAX_BYTES) put.mutate({ picture, replaces: logo?.id }, settled);
  };
  const take = (id: string) => {
    setProblem(undefined);
    remove.mutate(id, settled);
  };
  return (
    <div className="flex flex-col gap-2">
      <span className="text-sm font-medium">{t('profile.aboutCompany.logo.label')}</span>
      {logo && (
        <span className="self-start rounded-md border border-hairline bg-white p-3" data-theme="light">
          <img src={logo.url} alt={t('profile.aboutCompany.logo.shown')} className="block h-12 max-w-60 object-contain object-left" />
        </span>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          size="sm"
          accept="image/png,image/jpeg"
          loading={put.isPending}
          aria-describedby={hintId}
          onFiles={([picture]) => picture && choose(picture)}
        >
          {t(logo ? 'profile.aboutCompany.logo.change' : 'profile.aboutCompany.logo.choose')}
        </FileButton>
        {logo && (
          <Button size="sm" variant="ghost" loading={remove.isPending} onClick={() => take(logo.id)}>
            {t('profile.aboutCompany.logo.remove')}
          </Button>
        )}
      </div>
      <p id={hintId} className="m-0 text-sm text-muted">
        {t('profile.aboutCompany.logo.hint')}
      </p>
      {problem && (
        <p role="alert" className="m-0 text-sm text-error-text">
          {t(`profile.aboutCompany.logo.${problem}`)}
        </p>
      )}
    </div>
  );
};
