import { PASSWORD_LENGTH } from '@candil/contract/password';
import { useTranslation } from '@candil/i18n/react';
import { TextField } from '@candil/ui-kit/text-field';
import { clsx } from 'clsx';
import { useFaultWords } from '../form/use-fault-words';
import { passwordStrength } from './password-strength';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
  /** The address it is for, which it may not be. */
  readonly email?: string;
  readonly autoFocus?: boolean;
}

const BARS = { none: 0, missing: 0, refused: 0, weak: 1, fair: 2, strong: 3 } as const;
const TONES = ['', 'bg-warning', 'bg-accent', 'bg-success'] as const;

/** A password that is being chosen, with its strength in plain words while it is typed. */
export const NewPasswordField = ({ label, value, onValueChange, error, email, autoFocus = false }: NewPasswordFieldProps) => {
  const { t } = useTranslation('login-area');
  const words = useFaultWords();
  const strength = passwordStrength(value, email);
  const bars = BARS[strength.kind];
  const hint = () => {
    switch (strength.kind) {
      case 'none':
        return t('access.strength.missing', { count: PASSWORD_LENGTH.min });
      case 'missing':
        return t('access.strength.missing', { count: strength.count });
      case 'refused':
        return words(strength.failure);
      default:
        return t(`access.strength.${strength.kind}`);
    }
  };
  return (
    <div>
      <TextField
        label={label}
        type="password"
        name="password"
        size="lg"
        required
        value={value}
        onValueChange={onValueChange}
        error={error}
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
        autoFocus={autoFocus}
      />
      <div className={clsx('mt-2 flex items-center gap-3', error !== undefined && 'hidden')}>
        <span aria-hidden className="flex w-24 shrink-0 gap-1">
          {[1, 2, 3].map((bar) => (
            <span
              key={bar}
              className={clsx('h-1 grow rounded-full transition-colors duration-200', bar <= bars ? TONES[bars] : 'bg-hairline')}
            />
          ))}
        </span>
        <p role="status" className="m-0 text-sm text-muted">
          {hint()}
        </p>
      </div>
    </div>
  );
};
