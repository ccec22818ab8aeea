import { optionalPart } from '../../../shared/part/optional-part';
import { useOfferAgain } from '../../../shared/part/use-offer-again';
import { useStandingQuestion } from '../../../shared/part/use-standing-question';
import type { ProductOffer } from '../model/product-offer';
import type { ProductSession } from '../state/use-product-session';

const AddDialog = optionalPart(
  () => import('../../../shared/add-to-project/add-dialog'),
  ({ AddDialog }) => AddDialog,
);
const ConflictDialog = optionalPart(
  () => import('./conflict-dialog'),
  ({ ConflictDialog }) => ConflictDialog,
);

/** The questions that saving may ask; their code is fetched when they do. */
export const ProductDialogs = ({ offer, session }: { offer: ProductOffer; session: ProductSession }) => {
  const { product, target, conflict, isSaving } = session;
  const offerAgain = useOfferAgain(session.isAsking);
  const question = useStandingQuestion(conflict);
  if (product === undefined) return null;
  return (
    <>
      {session.isAsking && (
        <AddDialog
          catalogId={offer.catalogId}
          isSaving={isSaving}
          onAdd={(destination) => session.add(destination, product)}
          onClose={session.stopAsking}
          onMissing={() => {
            session.stopAsking();
            offerAgain(session.askWhere);
          }}
        />
      )}
      {conflict && question.isAsked && target.kind === 'edit' && (
        <ConflictDialog
          current={conflict}
          productId={target.product._id}
          mine={product}
          isSaving={isSaving}
          onReload={() =>
            conflict.products.some(({ _id }) => _id === target.product._id)
              ? session.takeTheirs()
              : session.leaveTo(`/project/${conflict.id}`)
          }
          onKeepMine={() => session.keepMine(conflict.version)}
          onAddAgain={() => session.add({ projectId: conflict.id, version: conflict.version }, product)}
          onClose={session.postpone}
          onMissing={question.onMissing}
        />
      )}
    </>
  );
};
