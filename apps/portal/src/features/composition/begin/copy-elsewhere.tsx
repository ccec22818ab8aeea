import { newProductPath } from '@candil/domain';
import { Button } from '@candil/ui-kit/button';
import type { Opening } from '../model/opening';
import { editorOf, madeIn } from '../model/place-of-document';
import { adoptComposition } from '../state/adopt-handed-over';
import type { CodeLookup } from './code-lookup';
import { type FoundComposition, homeOf } from './found-composition';

type NewOpening = Extract<Opening, { readonly kind: 'new' }>;

/** Something new in a configurator, whatever is opened in it. */
export const newOpening = ({ openedIn, projectId }: Pick<Opening, 'openedIn' | 'projectId'>, subFamilyId?: number): NewOpening => ({
  kind: 'new',
  openedIn,
  projectId,
  model: undefined,
  preconfigId: undefined,
  subFamilyId,
  catalogId: undefined,
});

interface CopyElsewhereProps {
  readonly lookup: CodeLookup;
  readonly found: FoundComposition;
}

/** Opens a copy where the composition is made, as something new in the same project. */
export const CopyElsewhere = ({ lookup, found }: CopyElsewhereProps) => {
  const { portal, account, opening, t, navigate } = lookup;
  const { code, saved } = found;
  const open = () => {
    const { subFamilyId } = madeIn(saved.document);
    const choice = editorOf(saved.document);
    if (!choice.ok) return;
    const { projectId } = opening;
    const path = newProductPath(choice.value, { projectId, subFamily: choice.value.paths === 'query' ? subFamilyId : undefined });
    if (!path.ok) return;
    const openedIn = { choice: choice.value, subFamilyId: homeOf(found).kind === 'drawing' ? subFamilyId : undefined };
    const { document, furniture } = saved;
    const there = newOpening({ openedIn, projectId }, subFamilyId);
    void navigate(adoptComposition(portal, account.userId, there, path.value, { document, furniture }));
  };
  return (
    <Button size="sm" onClick={open}>
      {t('composition.code.openCopy', { code })}
    </Button>
  );
};
