import { submenuLinksQuery } from '@candil/api-client/react';
import type { Account } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { MenuItem } from '@candil/ui-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useEntrance } from '../entrance';

/** Further entries by catalogue and role, as the service names them; while they are on their way there are none. */
export const SubmenuItems = ({ account: { catalogId } }: { account: Account }) => {
  const { client } = useEntrance();
  const { language: lang } = useLanguage();
  const navigate = useNavigate();
  const links = useQuery({ ...submenuLinksQuery(client, { catalogId, lang }), meta: { action: 'submenu', retry: false, handles: ['*'] } });
  return (links.data?.links ?? []).map(({ key, href, title, external }) => (
    <MenuItem key={key} onSelect={() => (external ? window.location.assign(href) : void navigate(href))}>
      {title}
    </MenuItem>
  ));
};
