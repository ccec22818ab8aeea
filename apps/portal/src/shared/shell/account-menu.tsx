import type { Account } from '@candil/contract';
import { CLIENT_STAFF_ROLES, catalogOf, hasAnyRole } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { BuildingIcon, LogOutIcon, UserIcon, UsersIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator, MenuTrigger } from '@candil/ui-kit/menu';
import { useTheme } from '@candil/ui-kit/theme';
import { useNavigate } from 'react-router';
import { CatalogueChip } from '../catalogue/catalogue-chip';
import { useCatalogueSwitch } from '../catalogue/use-catalogue-switch';
import { useEntrance } from '../entrance';
import { useHasPrivilege } from '../session/use-session';
import { AccountDisc } from './account-disc';
import { LanguageChoices } from './language-menu';
import { SubmenuItems } from './submenu-items';

const THEMES = ['light', 'dark', 'system'] as const;

/** Menu of the signed-in user with their settings. Drawn when first requested, so it opens at once. */
export const AccountMenu = ({ account }: { account: Account }) => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  const managesUsers = useHasPrivilege('COMPANY_MANAGE_USER');
  const { choice, setChoice } = useTheme();
  const catalogue = useCatalogueSwitch(account);
  const navigate = useNavigate();
  return (
    <>
      <Menu defaultOpen>
        <MenuTrigger>
          <AccountDisc name={account.name} />
        </MenuTrigger>
        <MenuContent className="w-66">
          <div className="flex flex-col gap-0.5 px-2.5 pt-2 pb-2.5">
            <span className="truncate text-base font-semibold">{account.name}</span>
            <span className="truncate text-sm text-muted">{account.email}</span>
            {account.company && <span className="truncate text-sm text-muted">{account.company.name}</span>}
            {!catalogue.ask && (
              <span className="mt-2 lg:hidden">
                <CatalogueChip account={account} />
              </span>
            )}
          </div>
          <div className="lg:hidden">
            <MenuSeparator />
            {catalogue.ask && (
              <MenuItem onSelect={catalogue.ask}>
                {t('shell.catalogue.label')} {catalogOf(account.catalogId).name} · {account.currency}
              </MenuItem>
            )}
            <MenuLabel>{t('shell.language')}</MenuLabel>
            <LanguageChoices />
          </div>
          <MenuSeparator />
          <MenuItem icon={<UserIcon size={18} />} onSelect={() => void navigate('/my-profile')}>
            {t('shell.profile')}
          </MenuItem>
          {managesUsers && (
            <MenuItem icon={<UsersIcon size={18} />} onSelect={() => void navigate('/users-management')}>
              {t('shell.companyUsers')}
            </MenuItem>
          )}
          {hasAnyRole(account, CLIENT_STAFF_ROLES) && (
            <MenuItem icon={<BuildingIcon size={18} />} onSelect={() => void navigate('/staff/accounts')}>
              {t('shell.clientAccounts')}
            </MenuItem>
          )}
          <SubmenuItems account={account} />
          <MenuSeparator />
          <MenuLabel>{t('shell.theme.label')}</MenuLabel>
          <MenuRadioGroup value={choice} onValueChange={(selected) => setChoice(THEMES.find((theme) => theme === selected) ?? 'system')}>
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
      {catalogue.dialog}
    </>
  );
};
