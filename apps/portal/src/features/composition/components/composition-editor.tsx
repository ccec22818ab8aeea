import { type BlankSpaceInput, editorSourcesOf } from '@candil/configurator';
import type { EditorScreenProps } from '@candil/configurator-ui';
import type { SavedConfiguration } from '@candil/contract';
import type { ConfiguratorId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { isOfNewerProgram, UnreadableDocument } from '../../../shared/configuration/unreadable-document';
import { useDraft } from '../../../shared/draft/use-draft';
import {
  COMPOSITION_DRAFT_FORM,
  COMPOSITION_DRAFT_KIND,
  draftIdOf,
  handedOverAnew,
  isWorkedOn,
  parseCompositionDraft,
} from '../model/composition-draft';
import { begunIn, type OpenedSpace, openBlank, openDocument } from '../model/open-space';
import { isShownOnly, type Opening } from '../model/opening';
import type { CompositionData } from '../state/use-composition-data';
import { EditorSitting } from './editor-sitting';

interface CompositionEditorProps {
  readonly Screen: ComponentType<EditorScreenProps>;
  readonly opening: Opening;
  readonly data: CompositionData;
  /** The way back from what cannot be opened. */
  readonly back: ReactNode;
}

/** Number of an editing session of a composition, and its start. */
interface SittingStart {
  readonly number: number;
  readonly ignoresDraft: boolean;
  /** The composition as someone else has saved it since the address was opened. */
  readonly saved?: SavedConfiguration;
}

/** Names of the configurator in a new room. */
const CONFIGURATOR_NAMES: Readonly<Partial<Record<ConfiguratorId, BlankSpaceInput['configurator']>>> = {
  2: 'DRAWING',
  3: 'NODRAWING',
  10: 'COMPOSITOR_CP_3D',
};

const IDENTITIES = { newId: () => crypto.randomUUID(), createdAt: () => new Date().toISOString() };

/** Opens the draft, the saved configuration, the preset, or an empty room. */
export const CompositionEditor = ({ Screen, opening, data, back }: CompositionEditorProps) => {
  const { t } = useTranslation('eproject');
  const { pathname, search } = useLocation();
  const { offer, preconfig, linked } = data;
  const [sources] = useState(() => editorSourcesOf(offer));
  const draft = useDraft(COMPOSITION_DRAFT_KIND, draftIdOf(opening, offer.subFamilyId), COMPOSITION_DRAFT_FORM, parseCompositionDraft);
  const [sitting, setSitting] = useState<SittingStart>({ number: 0, ignoresDraft: false });
  const saved = sitting.saved ?? data.saved;
  const opened = useMemo(() => {
    const kept = sitting.ignoresDraft || isShownOnly(opening) ? undefined : draft.kept;
    const fromDraft = kept && openDocument(kept.document, kept.furniture, sources);
    const configurator = CONFIGURATOR_NAMES[opening.openedIn.choice.id];
    // For a saved composition the project knows the configurator.
    const here = (space: OpenedSpace) => (opening.kind === 'new' ? begunIn(space, configurator) : space);
    if (kept !== undefined && fromDraft?.ok)
      return { ...here(fromDraft.value), isUnsaved: true, isResumed: isWorkedOn(kept), failure: undefined };
    if (fromDraft?.ok === false && isOfNewerProgram(fromDraft.failure)) return { failure: fromDraft.failure, isDraft: true };
    const start = saved ?? linked ?? preconfig?.composition ?? draft.kept?.handedOver;
    const fromStart = start && openDocument(start.document, start.furniture, sources);
    if (fromStart?.ok === false) return { failure: fromStart.failure, isDraft: false };
    return {
      ...(fromStart === undefined ? openBlank(sources, IDENTITIES, configurator) : here(fromStart.value)),
      isUnsaved: start !== undefined && start === draft.kept?.handedOver,
      isResumed: false,
      failure: undefined,
    };
  }, [sitting, sources, saved, linked, preconfig, draft.kept, opening]);
  const startOver = () => {
    if (draft.kept?.handedOver === undefined) draft.clear();
    else draft.keep(handedOverAnew(draft.kept.handedOver), { title: offer.familyName, href: pathname + search });
    setSitting(({ number, ...before }) => ({ ...before, number: number + 1, ignoresDraft: true }));
  };
  if (opened.failure !== undefined) {
    const { failure, isDraft } = opened;
    const leave = isDraft ? <Button onClick={startOver}>{t('composition.startOver')}</Button> : back;
    return <UnreadableDocument failure={failure} isDraft={isDraft} action={leave} />;
  }
  return (
    <EditorSitting
      key={sitting.number}
      Screen={Screen}
      opening={opening}
      data={{ ...data, saved }}
      sources={sources}
      start={opened}
      draft={draft}
      onTakeTheirs={(theirs) => setSitting(({ number }) => ({ number: number + 1, ignoresDraft: true, saved: theirs }))}
      onStartOver={startOver}
    />
  );
};
