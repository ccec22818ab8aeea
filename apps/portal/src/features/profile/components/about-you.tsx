import { businessActivitiesQuery, professionsQuery, updateAboutYouMutation } from '@candil/api-client/react';
import type { Profile } from '@candil/contract';
import { PROFILE_TEXT_MAX } from '@candil/contract/lengths';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { TextField } from '@candil/ui-kit/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { profileOptions } from '../model/profile-options';
import { useSection } from '../model/use-section';
import { ChoiceField } from './choice-field';
import { PlaceFields } from './place-fields';
import { SectionCard } from './section-card';

/** Details that people give about themselves. */
export const AboutYou = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('eproject');
  const { client, session } = usePortal();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const professions = useQuery({ ...professionsQuery(client, language), meta: { action: 'professions' } });
  const activities = useQuery({ ...businessActivitiesQuery(client, language), meta: { action: 'business-activities' } });
  const save = useMutation({
    ...updateAboutYouMutation(client),
    meta: { action: 'profile-about-you', handles: ['version.conflict'], retry: false },
  });
  const { version, ...saved } = profile.aboutYou;
  const section = useSection({
    name: 'about-you',
    saved,
    version,
    save: async (body) => {
      const changed = await save.mutateAsync(body);
      const state = session.store.getState();
      // The bar shows the name too.
      if (state.kind === 'signed-in') session.replaceAccount({ ...state.account, name: changed.aboutYou.name });
    },
    reload: () => queries.refetchQueries({ queryKey: profileOptions(client).queryKey }),
  });
  const { values, change } = section;
  return (
    <SectionCard title={t('profile.aboutYou.title')} section={section}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('profile.aboutYou.name')}
          required
          maxLength={PROFILE_TEXT_MAX.name}
          autoComplete="name"
          value={values.name}
          onValueChange={(name) => change({ name })}
        />
        <TextField label={t('profile.aboutYou.email')} value={profile.email} readOnly autoComplete="email" />
        <TextField
          label={t('profile.aboutYou.phone')}
          type="tel"
          maxLength={PROFILE_TEXT_MAX.phone}
          autoComplete="tel"
          value={values.phone ?? ''}
          onValueChange={(phone) => change({ phone: phone === '' ? null : phone })}
        />
        <ChoiceField
          label={t('profile.aboutYou.profession')}
          autoComplete="organization-title"
          choices={professions.data}
          value={values.professionId}
          onChange={(professionId) => change({ professionId })}
        />
        <ChoiceField
          label={t('profile.aboutYou.activity')}
          choices={activities.data}
          value={values.businessActivityId}
          onChange={(businessActivityId) => change({ businessActivityId })}
        />
        <PlaceFields place={values} onChange={change} />
      </div>
      <Checkbox label={t('profile.aboutYou.wantsNews')} checked={values.wantsNews} onCheckedChange={(wantsNews) => change({ wantsNews })} />
    </SectionCard>
  );
};
