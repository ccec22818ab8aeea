import type { Account } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { LogOutIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuTrigger } from '@candil/ui-kit/menu';
import { useTheme } from '@candil/ui-kit/theme';
import { useEntrance } from '../entrance';
import { AccountDisc } from './account-disc';
import { CatalogueChip } from './catalogue-chip';
import { LanguageChoices } from './language-menu';

const THEMES = ['light', 'dark', 'system'] as const;

/** Who is signed in, and what they set for themselves. Drawn when first asked for, so it opens at once. */
export const AccountMenu = ({ account }: { account: Account }) => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  const { choice, setChoice } = useTheme();
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <AccountDisc name={account.name} />
      </MenuTrigger>
      <MenuContent className="w-66">
        <div className="flex flex-col gap-0.5 px-2.5 pt-2 pb-2.5">
          <span className="truncate text-base font-semibold">{account.name}</span>
          <span className="truncate text-sm text-muted">{account.email}</span>
          {account.company && <span className="truncate text-sm text-muted">{account.company.name}</span>}
          <span className="mt-2 lg:hidden">
            <CatalogueChip account={account} />
          </span>
        </div>
        <div className="lg:hidden">
          <MenuSeparator />
          <MenuLabel>{t('shell.language')}</MenuLabel>
          <LanguageChoices />
        </div>
        <MenuSeparator />
        <MenuLabel>{t('shell.theme.label')}</MenuLabel>
        <MenuRadioGroup value={choice} onValueChange={(wanted) => setChoice(THEMES.find((theme) => theme === wanted) ?? 'system')}>
          {THEMES.map((theme) => (
            <MenuRadioItem key={theme} value={theme} onSelect={(event) => event.preventDefault()}>
              {t(`shell.theme.${theme}`)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon size={18} />} onSelect={() => void session.logOut()}>
          {t('shell.logOut')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
};
