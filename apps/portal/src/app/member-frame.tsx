import { useTranslation } from '@candil/i18n/react';
import { HomeIcon, LampIcon, OrderIcon, ProjectIcon, SearchIcon } from '@candil/ui-kit/icon';
import { Kbd } from '@candil/ui-kit/kbd';
import { Logo } from '@candil/ui-kit/logo';
import { Pressable } from '@candil/ui-kit/pressable';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CommandPalette, useCommandPalette } from '../features/command-palette';
import { CatalogueChip } from '../shared/catalogue/catalogue-chip';
import { useCatalogueSwitch } from '../shared/catalogue/use-catalogue-switch';
import { CompareEntry } from '../shared/compare/compare-entry';
import { lazyPart } from '../shared/part/lazy-part';
import { useMenuEntries } from '../shared/session/use-menu-entries';
import { useAccount } from '../shared/session/use-session';
import { AccountButton } from '../shared/shell/account-button';
import { Bar, markLinkLook } from '../shared/shell/bar';
import { LanguageButton } from '../shared/shell/language-button';

const ActingBanner = lazyPart(
  () => import('../shared/acting/acting-banner'),
  ({ ActingBanner }) => ActingBanner,
);

/** The places of the portal; a place is current on all screens that belong to it. */
const usePlaces = () => {
  const { t } = useTranslation('common-front');
  const { pathname } = useLocation();
  const seesOrders = useMenuEntries().includes('orders');
  const isCollections = /^\/(create-project|new-product|compare|add-product|preconfigs-list|add-preconfig)/.test(pathname);
  const isOrders = pathname === '/orders' || pathname.startsWith('/order/');
  const isProjects = pathname === '/projects' || pathname.startsWith('/project/');
  return [
    { to: '/projects', label: t('shell.projects'), Icon: ProjectIcon, current: isProjects },
    { to: '/create-project/select-collection', label: t('shell.collections'), Icon: LampIcon, current: isCollections },
    ...(seesOrders ? [{ to: '/orders', label: t('shell.orders'), Icon: OrderIcon, current: isOrders }] : []),
  ];
};

/** Frame of signed-in users: bar, search and, on a phone, the places at the thumb. */
export const MemberFrame = () => {
  const { t } = useTranslation('common-front');
  const account = useAccount();
  const places = usePlaces();
  const palette = useCommandPalette();
  const catalogue = useCatalogueSwitch(account);
  const { pathname } = useLocation();
  return (
    <>
      <Bar
        mark={
          <Link to="/" aria-label={t('shell.home')} className={markLinkLook}>
            <Logo label="" />
          </Link>
        }
      >
        <nav aria-label={t('shell.mainNavigation')} className="hidden items-center gap-1 md:flex">
          {places.map(({ to, label, current }) => (
            <NavLink
              key={to}
              to={to}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'rounded-md px-2.5 py-2 text-base no-underline transition-colors hover:text-text',
                current ? 'font-semibold text-text' : 'text-muted',
              )}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <span className="grow" />
        <SearchField onOpen={palette.open} />
        <CompareEntry />
        <span className="hidden items-center gap-2 lg:flex">
          <CatalogueChip account={account} onChange={catalogue.ask} />
          <LanguageButton />
        </span>
        <AccountButton account={account} />
      </Bar>
      {account.impersonatedBy && (
        <Suspense>
          <ActingBanner account={account} until={account.impersonatedBy.until} />
        </Suspense>
      )}
      <nav
        aria-label={t('shell.mainNavigation')}
        data-print="hidden"
        data-tab-bar
        className="fixed inset-x-0 bottom-0 z-(--layer-sticky) flex border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {[{ to: '/', label: t('shell.homeShort'), Icon: HomeIcon, current: pathname === '/' }, ...places].map(
          ({ to, label, Icon, current }) => (
            <NavLink
              key={to}
              to={to}
              aria-current={current ? 'page' : undefined}
              className={clsx(
                'flex h-(--tab-bar) min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-2xs no-underline',
                current ? 'font-semibold text-text' : 'text-muted',
              )}
            >
              <span
                className={clsx(
                  'flex h-7 w-14 items-center justify-center rounded-full transition-colors',
                  current && 'bg-accent text-on-accent',
                )}
              >
                <Icon size={20} />
              </span>
              <span className="line-clamp-2 max-w-full px-1 text-center leading-tight">{label}</span>
            </NavLink>
          ),
        )}
      </nav>
      {catalogue.dialog}
      <CommandPalette palette={palette} />
    </>
  );
};

const SearchField = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation('common-front');
  return (
    <Pressable
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={t('shell.search')}
      aria-keyshortcuts="Meta+K Control+K"
      className="flex size-10 shrink-0 items-center justify-center gap-2.5 rounded-control text-base text-muted! transition-colors hover:text-text! md:w-56 md:justify-start min-[60rem]:w-68 md:bg-sunken! md:px-3! lg:w-88"
    >
      <SearchIcon size={18} />
      <span className="hidden min-w-0 grow truncate text-left md:block">{t('shell.searchPlaceholder')}</span>
      <span aria-hidden className="hidden lg:block">
        <Kbd>{IS_APPLE ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
    </Pressable>
  );
};

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
