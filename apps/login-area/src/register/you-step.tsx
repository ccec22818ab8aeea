import { routes } from '@candil/api-client';
import { EMAIL_MAX, PROFILE_TEXT_MAX } from '@candil/contract/lengths';
import { TEXT_KINDS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { ViewLink } from '../area/view-link';
import { useFaultWords } from '../form/use-fault-words';
import { NewPasswordField } from '../password/new-password-field';
import { OptionField } from './option-field';
import type { Register } from './use-register';

/** Step about the person who registers. */
export const YouStep = ({ register }: { register: Register }) => {
  const { t } = useTranslation('login-area');
  const { form, asks, password, faults, availability, change, changePassword } = register;
  const words = useFaultWords();
  const isTaken = availability === 'taken';
  return (
    <>
      <TextField
        label={t('register.you.name')}
        name="name"
        size="lg"
        required
        value={form.name}
        onValueChange={(name) => change({ name })}
        error={words(faults.name)}
        autoComplete="name"
        maxLength={TEXT_KINDS.name.max}
        autoFocus
      />
      {asks.signIn && (
        <>
          <div>
            <TextField
              label={t('register.you.email')}
              type="email"
              name="email"
              size="lg"
              required
              value={form.email}
              onValueChange={(email) => change({ email })}
              error={words(isTaken ? { code: 'email.taken' } : faults.email)}
              hint={
                availability === 'free'
                  ? t('register.email.free')
                  : availability === 'checking'
                    ? `${t('register.email.checking')} …`
                    : undefined
              }
              autoComplete="username"
              inputMode="email"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={EMAIL_MAX}
            />
            {isTaken && (
              <p className="mt-2 mb-0 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                <ViewLink to="login">{t('register.email.takenSignIn')}</ViewLink>
                <ViewLink to="password-reset">{t('access.forgot')}</ViewLink>
              </p>
            )}
          </div>
          <NewPasswordField
            label={t('register.you.password')}
            value={password}
            onValueChange={changePassword}
            error={words(faults.password)}
            email={form.email}
          />
        </>
      )}
      <OptionField
        label={t('register.you.profession')}
        required
        load={(client, lang, signal) => client.call(routes.getProfessions, { query: { lang } }, { signal })}
        name="professions"
        value={form.professionId}
        onValueChange={(professionId) => change({ professionId })}
        error={words(faults.professionId)}
      />
      <TextField
        label={`${t('register.you.phone')} (${t('area.optional')})`}
        type="tel"
        name="phone"
        size="lg"
        value={form.phone}
        onValueChange={(phone) => change({ phone })}
        error={words(faults.phone)}
        autoComplete="tel"
        inputMode="tel"
        maxLength={PROFILE_TEXT_MAX.phone}
      />
    </>
  );
};
