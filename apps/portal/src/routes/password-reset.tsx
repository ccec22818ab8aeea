import { useSearchParams } from 'react-router';
import { AreaPage } from '../features/session';
import { useWayOn } from '../shared/navigation/use-way-on';

/** A forgotten password: requests the mail, and its link leads here again with its token. */
export const Component = () => {
  const [search] = useSearchParams();
  const { returnTo, goOn } = useWayOn();
  const token = search.get('token');
  return token === null ? (
    <AreaPage view="password-reset" returnTo={returnTo} onDone={goOn} />
  ) : (
    <AreaPage view="password-change" token={token} returnTo={returnTo} onDone={goOn} />
  );
};
