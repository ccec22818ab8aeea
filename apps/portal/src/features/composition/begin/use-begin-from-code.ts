import type { Editor } from '@candil/configurator';
import { type BeginFromCode, requested } from '@candil/configurator-ui';
import type { CatalogId } from '@candil/domain';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { useNavigate } from 'react-router';
import { useFailureTexts } from '../../../shared/failure/use-failure-texts';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import type { Opening } from '../model/opening';

const load = () => import('./begin-from-code');

/** Looks up the code that an empty room is to begin from; what looks it up is loaded with the first code. */
export const useBeginFromCode = (editor: Editor, opening: Opening, catalogId: CatalogId): BeginFromCode => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const account = useAccount();
  const wordFailure = useFailureMessage();
  const failureTexts = useFailureTexts();
  const navigate = useNavigate();
  const portal = usePortal();
  return async (code, signal) => {
    const beginFromCode = await requested(load, (parts) => parts.beginFromCode).catch(() => undefined);
    if (beginFromCode === undefined) return signal.aborted ? undefined : wordFailure({ code: 'network.unreachable' });
    try {
      return await beginFromCode({ editor, opening, portal, account, catalogId, language, t, wordFailure, navigate, signal }, code);
    } catch (thrown) {
      return signal.aborted ? undefined : failureTexts(thrown, 'configuration-fetch');
    }
  };
};
