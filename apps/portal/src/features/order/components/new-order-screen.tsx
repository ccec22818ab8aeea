import { isApiFailure } from '@candil/api-client';
import { processOrderMutation } from '@candil/api-client/react';
import type { OrderPreview } from '@candil/contract';
import { pageAfterOrder } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { ArrowLeftIcon, OrderIcon } from '@candil/ui-kit/icon';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createIntention } from '../../../shared/create-intention';
import { useDraft } from '../../../shared/draft/use-draft';
import { FailureView } from '../../../shared/failure/failure-view';
import { lazyPart } from '../../../shared/part/lazy-part';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { usePortal } from '../../../shared/portal';
import { useAccount } from '../../../shared/session/use-session';
import { Page } from '../../../shared/shell/page';
import { ChangedLines, type LineSinceSaved } from '../../../shared/validation/changed-lines';
import { savedFactsOf } from '../../../shared/validation/saved-facts';
import { addressToSend } from '../model/delivery-address';
import {
  EMPTY_ORDER_FORM,
  lastDeliveryOf,
  type OrderForm,
  type OrderFormProblems,
  orderFormProblems,
  readOrderForm,
  wireDayOf,
} from '../model/order-form';
import { HANDLED_REFUSALS, type Refusal, refusalOf } from '../model/refusal';
import { DeliveryPlaceholder } from './delivery-placeholder';
import { DroppedLines } from './dropped-lines';
import { LineQuantity } from './line-quantity';
import { NewOrderPlaceholder } from './new-order-placeholder';
import { OrderLines } from './order-lines';
import { OrderTotals } from './order-totals';
import { RefusalNotice } from './refusal-notice';
import { useOrderPreview } from './use-order-preview';

// Under the lines: its calendar is not waited for.
const DeliveryForm = lazyPart(
  () => import('./delivery-form'),
  ({ DeliveryForm }) => DeliveryForm,
);
const DeliveryAddress = lazyPart(
  () => import('./delivery-address'),
  ({ DeliveryAddress }) => DeliveryAddress,
);
const ConfirmOrder = optionalPart(
  () => import('./confirm-order'),
  ({ ConfirmOrder }) => ConfirmOrder,
);

/** From a project to an order: the lines that can be ordered, the delivery, one last look. */
export const NewOrderScreen = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('eproject');
  const { preview, review, setQuantity, changing } = useOrderPreview(projectId);
  return (
    <Page title={t('order.review.title')}>
      <Button variant="ghost" size="sm" icon={<ArrowLeftIcon size={18} />} className="-ml-3" asChild>
        <Link to={`/project/${projectId}`}>{preview.data?.projectName ?? t('order.review.back')}</Link>
      </Button>
      <h1 className="m-0 mt-2 text-2xl font-semibold md:text-3xl">{t('order.review.title')}</h1>
      <p className="m-0 mt-1 mb-6 max-w-[40rem] text-muted">{t('order.review.intro')}</p>
      {preview.isPending ? (
        <NewOrderPlaceholder />
      ) : isOrderedAlready(preview.error) ? (
        <EmptyState
          icon={<OrderIcon size={28} />}
          title={t('order.review.ordered.title')}
          description={t('order.review.ordered.text')}
          action={
            <Button asChild>
              <Link to={`/project/${projectId}`}>{t('order.review.back')}</Link>
            </Button>
          }
        />
      ) : preview.isError ? (
        <FailureView failure={preview.error} action="order-generate" onRetry={() => void preview.refetch()} retrying={preview.isFetching} />
      ) : (
        <Review preview={preview.data} onReview={() => void review()} onQuantity={setQuantity} changing={changing} />
      )}
    </Page>
  );
};

/** There is nothing to try again: one project makes one order. */
const isOrderedAlready = (thrown: unknown): boolean => isApiFailure(thrown) && thrown.code === 'project.read-only';

const sinceSaved = (line: OrderPreview['lines'][number]): LineSinceSaved => ({
  productId: line._id,
  tag: line.tag,
  modelName: line.modelName,
  ...savedFactsOf(line),
});

interface ReviewProps {
  readonly preview: OrderPreview;
  readonly onReview: () => void;
  readonly onQuantity: (productId: string, quantity: number) => void;
  readonly changing: boolean;
}

const Review = ({ preview, onReview, onQuantity, changing }: ReviewProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const account = useAccount();
  const navigate = useNavigate();
  const toast = useToast();
  const kept = useDraft('new-order', preview.projectId, 2, readOrderForm);
  const [form, setForm] = useState<OrderForm>(kept.kept ?? EMPTY_ORDER_FORM);
  const [keyOf] = useState(() => createIntention());
  const confirmation = useAskedPart();
  const formRef = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<OrderFormProblems>({});
  // Such a text is not in the form, which holds days only; without this the order would go out as if no day had been asked for.
  const [hasWrongDay, setWrongDay] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(preview.clientCode === null ? 'noClientCode' : undefined);

  const place = useMutation({
    ...processOrderMutation(client),
    meta: { action: 'order-process', handles: HANDLED_REFUSALS },
    onError: (thrown) => {
      confirmation.close();
      setRefusal(isApiFailure(thrown) ? refusalOf(thrown) : undefined);
    },
    onSuccess: async (answer, given, result, context) => {
      kept.clear();
      await processOrderMutation(client).onSuccess?.(answer, given, result, context);
      const { orderId, followUp } = answer;
      const description = followUp ? t('order.placed.left', { count: followUp.lines, project: followUp.name }) : t('order.placed.text');
      toast.show({ title: t('order.placed.title', { orderId }), description, tone: 'success' });
      await navigate(pageAfterOrder(account) === 'order' ? `/order/${orderId}` : `/project/${preview.projectId}`, { replace: true });
    },
  });

  const change = (part: Partial<OrderForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    setProblems({});
    const [first] = preview.lines;
    kept.keep(next, { title: preview.projectName, href: `/project/${preview.projectId}/new-order`, ...(first && { image: first.image }) });
  };
  const ask = () => {
    const found = orderFormProblems(form, new Date(), preview.deliveryAddresses);
    setProblems(found);
    if (hasWrongDay || Object.keys(found).length > 0) {
      // After the errors are there: the button may be far below the field.
      requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setRefusal(undefined);
    confirmation.ask(true);
  };
  const submit = () => {
    const doNotShipBefore = wireDayOf(form.notBefore);
    const deliveryAddress = addressToSend(form.address, form.typedAddress, preview.deliveryAddresses);
    const body = {
      projectId: preview.projectId,
      version: preview.projectVersion,
      products: preview.lines.map(({ _id, quantity }) => ({ _id, quantity })),
      sendTogether: form.sendTogether,
      internalOrderNumber: form.internalOrderNumber.trim(),
      comments: form.comments.trim(),
      ...(doNotShipBefore && { doNotShipBefore }),
      ...(deliveryAddress && { deliveryAddress }),
    };
    place.mutate({ body, idempotencyKey: keyOf(body) });
  };
  const reviewAgain = () => {
    setRefusal(undefined);
    onReview();
  };
  const onSite = lastDeliveryOf(preview.onSite?.date ?? null, form);

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <div ref={formRef} className="flex min-w-0 flex-col gap-5">
        {refusal && <RefusalNotice refusal={refusal} onReview={reviewAgain} />}
        <DroppedLines
          projectId={preview.projectId}
          lines={preview.dropped}
          followUpName={preview.followUpName}
          busy={changing}
          onRaise={(line, quantity) => onQuantity(line._id, quantity)}
        />
        <ChangedLines projectId={preview.projectId} currency={preview.currency} lines={preview.lines.map(sinceSaved)} />
        {preview.lines.length === 0 ? (
          <EmptyState
            icon={<OrderIcon size={28} />}
            title={t('order.review.nothing.title')}
            description={t('order.review.nothing.text')}
            action={
              <Button asChild>
                <Link to={`/project/${preview.projectId}`}>{t('order.review.back')}</Link>
              </Button>
            }
          />
        ) : (
          <>
            <OrderLines
              label={t('order.review.lines', { count: preview.lines.length })}
              lines={preview.lines}
              quantityOf={(line) => <LineQuantity line={line} onQuantity={(quantity) => onQuantity(line._id, quantity)} />}
            />
            <Suspense fallback={<DeliveryPlaceholder />}>
              <DeliveryForm form={form} onChange={change} onSite={onSite} problems={problems} onWrongDay={setWrongDay} />
              <DeliveryAddress
                projectId={preview.projectId}
                known={preview.deliveryAddresses}
                clientCode={preview.clientCode}
                form={form}
                onChange={change}
                missing={problems.address ?? []}
              />
            </Suspense>
          </>
        )}
      </div>
      {preview.lines.length > 0 && (
        <div className="transition-opacity data-[busy=true]:opacity-60 lg:sticky lg:top-20" data-busy={changing} aria-busy={changing}>
          <OrderTotals totals={preview.totals} onSite={onSite}>
            <Button variant="dark" size="lg" className="mt-5 w-full" disabled={changing || preview.clientCode === null} onClick={ask}>
              {t('order.place')}
            </Button>
          </OrderTotals>
        </div>
      )}
      {confirmation.asked && (
        <ConfirmOrder
          preview={preview}
          form={form}
          placing={place.isPending}
          onPlace={submit}
          onClose={confirmation.close}
          onMissing={confirmation.onMissing}
        />
      )}
    </div>
  );
};
