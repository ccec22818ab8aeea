import type { ApiClient } from '@candil/api-client';
import type { Editor } from '@candil/configurator';
import type { Account } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import type { CodedFailure, FailureMessage, OfferedLanguage } from '@candil/i18n';
import type { useTranslation } from '@candil/i18n/react';
import type { NavigateFunction } from 'react-router';
import type { Portal } from '../../../shared/portal';
import type { Opening } from '../model/opening';

/** Everything that a code is looked up with. */
export interface CodeLookup {
  readonly editor: Editor;
  readonly opening: Opening;
  readonly portal: Pick<Portal, 'draftStores'> & { readonly client: Pick<ApiClient, 'call'> };
  readonly account: Pick<Account, 'userId' | 'isInternalStaff'>;
  readonly catalogId: CatalogId;
  readonly language: OfferedLanguage;
  readonly t: ReturnType<typeof useTranslation<'eproject'>>['t'];
  readonly wordFailure: (failure: CodedFailure) => FailureMessage;
  readonly navigate: NavigateFunction;
  readonly signal: AbortSignal;
}
