import { type ApiFailure, isApiFailure, uploadFile } from '@candil/api-client';
import { requestBudgetMutation } from '@candil/api-client/react';
import type { BudgetRequestInfo } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { type ListedFile, useUploads } from '@candil/ui-kit/file-drop';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResumableForm, useResumedForm } from '../../../shared/blocked-action/use-resumable-form';
import { createIntention } from '../../../shared/create-intention';
import { useDraft } from '../../../shared/draft/use-draft';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import {
  bodyOfRequest,
  EMPTY_REQUEST,
  faultsOfRefusal,
  isUntouched,
  type RequestFaults,
  type RequestForm,
  readRequestForm,
  requestFaults,
} from '../model/request-form';

/** Name under which the typed values wait for a sign-in or a qualification. */
const FORM = 'budget-request';

interface Requesting {
  readonly project: BudgetRequestInfo['project'];
  /** Address that the draft leads back to. */
  readonly href: string;
  /** Fetches the project anew, because it has changed. */
  readonly onStale: () => void;
  readonly onSent: () => void;
}

/** The request for a budget while it is written: its form, its files, its sending. */
export const useRequest = ({ project, href, onStale, onSent }: Requesting) => {
  const { t } = useTranslation('eproject');
  const { client, apiPrefix } = usePortal();
  const { language: lang } = useLanguage();
  const { email } = useAccount();
  const toast = useToast();
  const draft = useDraft(FORM, project.id, 1, readRequestForm);
  const resumed = useResumedForm(FORM, readRequestForm);
  const [form, setForm] = useState<RequestForm>(draft.kept ?? resumed ?? EMPTY_REQUEST);
  const [faults, setFaults] = useState<RequestFaults>({});
  const [isStale, setStale] = useState(false);
  const [keyOf] = useState(() => createIntention());
  useResumableForm(FORM, isUntouched(form) ? undefined : form);

  const keep = useEffectEvent((kept: RequestForm) => {
    if (isUntouched(kept)) draft.clear();
    else draft.keep(kept, { title: project.name, href });
  });
  useEffect(() => void keep(form), [form]);
  const change = (part: Partial<RequestForm> | ((before: RequestForm) => Partial<RequestForm>)) =>
    setForm((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) }));
  const mend = (field: keyof RequestFaults) => setFaults(({ [field]: _mended, ...others }) => others);

  // Files that have arrived belong to the form and are kept with it; the list of uploads shows those still on their way.
  const arrived = useRef(new WeakSet<File>());
  const { uploads, add, remove, retry } = useUploads(async (file, sending) => {
    const stored = await uploadFile(client, apiPrefix, file, { domain: 'budget', entity: 'request' }, sending);
    arrived.current.add(file);
    change(({ files }) => ({ files: [...files, stored] }));
  });
  const underWay = uploads.filter(({ file, state }) => state !== 'done' && !arrived.current.has(file));
  const there = form.files.map((file): ListedFile => ({ id: file.id, state: 'done', file }));

  const refused = (failure: ApiFailure) => {
    setFaults(faultsOfRefusal(failure));
    // They have waited too long and were cleared away.
    if (failure.code === 'file.not-found') change({ files: [] });
    if (failure.code !== 'version.conflict') return;
    setStale(true);
    onStale();
  };
  const request = useMutation({
    ...requestBudgetMutation(client, project.catalogId),
    meta: { action: 'budget-request', subject: project.id, handles: ['version.conflict', 'file.not-found'] },
    onError: (thrown) => isApiFailure(thrown) && refused(thrown),
    onSuccess: async (made, given, result, context) => {
      setForm(EMPTY_REQUEST);
      draft.clear();
      toast.show({
        title: t('request.sent.title', { number: made.requestNumber }),
        description: t('request.sent.text', { email }),
        tone: 'success',
      });
      onSent();
      await requestBudgetMutation(client, project.catalogId).onSuccess?.(made, given, result, context);
    },
  });
  /** Sends it unless something is wrong; the faults that were found, by field. */
  const send = (): RequestFaults => {
    const found: RequestFaults = { ...requestFaults(form), ...(underWay.length > 0 && { files: { code: 'files.unsent' } as const }) };
    setFaults(found);
    if (Object.keys(found).length > 0 || request.isPending) return found;
    setStale(false);
    const body = bodyOfRequest(form, { project, lang });
    request.mutate({ body, idempotencyKey: keyOf(body) });
    return found;
  };

  return {
    form,
    faults,
    isStale,
    isSending: request.isPending,
    changeName: (name: string) => {
      change({ name });
      mend('changeProjectName');
    },
    changeDescription: (description: string) => {
      change({ description });
      mend('description');
    },
    files: {
      listed: [...there, ...underWay],
      add: (files: readonly File[]) => {
        mend('files');
        add(files);
      },
      remove: (id: string) => {
        mend('files');
        if (underWay.some((upload) => upload.id === id)) remove(id);
        else change(({ files }) => ({ files: files.filter((file) => file.id !== id) }));
      },
      retry,
    },
    send,
  };
};
export type BudgetRequestHandle = ReturnType<typeof useRequest>;
