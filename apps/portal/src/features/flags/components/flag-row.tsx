import type { FlagSetting } from '@candil/contract';
import type { ToggleSet } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';

interface FlagRowProps {
  readonly flag: FlagSetting;
  readonly set: ToggleSet;
  readonly onChange: () => void;
}

/** One flag: its purpose, the effect of its off state, and its state now. */
export const FlagRow = ({ flag, set, onChange }: FlagRowProps) => {
  const { t } = useTranslation('eproject');
  const { name, owner, effect } = flag;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-hairline-soft p-5 first:border-t-0 max-md:p-4">
      <div className="min-w-0 grow basis-80">
        <h2 className="m-0 font-mono text-base font-semibold break-all">{name}</h2>
        <p className="m-0 mt-1 text-pretty">{t(`flags.flag.${name}.text`)}</p>
        <p className="m-0 mt-1 text-sm text-pretty text-muted">
          {t('flags.whenOff')}: {t(`flags.flag.${name}.off`)}
        </p>
        <p className="m-0 mt-2 text-sm text-muted">
          {t('flags.ownerLabel')}: {t(`flags.owner.${owner}`)} · {effect === 'none-yet' ? t('flags.noEffect') : t(`flags.effect.${effect}`)}
        </p>
      </div>
      <div className="flex items-center gap-4 max-md:w-full max-md:justify-between md:flex-col md:items-end md:gap-2">
        <FlagState flag={flag} set={set} />
        <Button size="sm" onClick={onChange} aria-label={t('flags.edit', { name })}>
          {t('flags.change')}
        </Button>
      </div>
    </li>
  );
};

/** State of the flag for most people now, and its exceptions. */
const FlagState = ({ flag: { sets, startsOn, emails, subFamilyIds, applicationIds }, set }: Omit<FlagRowProps, 'onChange'>) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const stored = sets[set];
  const value = stored ?? startsOn;
  const isOn = value === true || value === 1;
  const isShare = typeof value === 'number' && value > 0 && value < 1;
  const more = [
    ...(stored === undefined ? [t('flags.starts')] : []),
    ...(emails.length > 0 ? [t('flags.listed', { count: emails.length })] : []),
    ...(subFamilyIds !== null || applicationIds !== null ? [t('flags.confined')] : []),
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted md:justify-end">
      <Badge tone={isOn ? 'success' : isShare ? 'warning' : 'neutral'}>
        {isShare ? t('flags.share', { share: format.percent(value * 100) }) : isOn ? t('flags.on') : t('flags.off')}
      </Badge>
      {more.length > 0 && <span>{more.join(', ')}</span>}
    </span>
  );
};
