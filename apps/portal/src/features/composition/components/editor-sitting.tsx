import { createEditor, type EditorMode, type EditorSources, editorSystemOf, fingerprintOf } from '@candil/configurator';
import { type EditorScreenProps, fetchAgain, later, RoomDifferences } from '@candil/configurator-ui';
import type { SavedConfiguration } from '@candil/contract';
import { CONFIGURATOR_IDS, type ConfiguratorId, unitSystemOf } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Switch } from '@candil/ui-kit/switch';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { allowsCurrentProjects } from '../../../shared/add-to-project/current-projects';
import { CompareSaved } from '../../../shared/compare/compare-saved';
import { useBegunOn } from '../../../shared/configuration/begun-on';
import { ConflictDialog } from '../../../shared/configuration/conflict-dialog';
import { LeaveDialog } from '../../../shared/configuration/leave-dialog';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard';
import { useFavouriteMark } from '../../../shared/remembered-models/use-favourite-mark';
import { useRememberedModels } from '../../../shared/remembered-models/use-remembered-models';
import { usePageTitle } from '../../../shared/shell/page-title';
import { useBeginFromCode } from '../begin/use-begin-from-code';
import { LuxLayer } from '../light/lux-layer';
import { LuxLegend } from '../light/lux-legend';
import { useRoomLight } from '../light/use-room-light';
import type { CompositionDraft } from '../model/composition-draft';
import { type OpenedSpace, roomOfSaved } from '../model/open-space';
import type { Opening } from '../model/opening';
import { isSwitched, otherWayPath, SWITCHED } from '../model/other-way';
import type { CompositionData } from '../state/use-composition-data';
import { useCompositionLink } from '../state/use-composition-link';
import { useKeptComposition } from '../state/use-kept-composition';
import { usePrimaryAction } from '../state/use-primary-action';
import { useSaveComposition } from '../state/use-save-composition';
import { useTakeTheirs } from '../state/use-take-theirs';
import { PresetStarters } from './preset-starters';
import { SinceSaved } from './since-saved';

/** Noted as missing where they do not arrive: the editor stays. */
const AddDialog = later(
  () => import('../../../shared/add-to-project/add-dialog'),
  ({ AddDialog }) => AddDialog,
);

/** Loaded lazily: its totals are computed after the first view, and it brings a menu. */
const LightNote = later(
  () => import('../light/light-note'),
  ({ LightNote }) => LightNote,
);

/** No drawing waits for the repairs of its issues. */
const importRepairs = () => import('@candil/configurator/repairs');
const loadRepairs = () => fetchAgain(importRepairs, ({ repairs }) => repairs);

const importHandling = () => import('@candil/configurator/handling');
const loadHandling = (sources: EditorSources) => fetchAgain(importHandling, ({ handlingOf }) => handlingOf(sources));

/** Initial state of an editor. */
interface StartedSpace extends OpenedSpace {
  /** True when it would be lost if the editor were left. */
  readonly isUnsaved: boolean;
  /** True when the user continues an earlier draft. */
  readonly isResumed: boolean;
}

interface EditorSittingProps {
  readonly Screen: ComponentType<EditorScreenProps>;
  readonly opening: Opening;
  readonly data: CompositionData;
  readonly sources: EditorSources;
  readonly start: StartedSpace;
  readonly draft: DraftHandle<CompositionDraft>;
  readonly onStartOver: () => void;
  /** Opens the composition anew, as it is saved now. */
  readonly onTakeTheirs: (theirs: SavedConfiguration) => void;
}

/** Screens that show the room alone, where a map of light has nothing to lie on. */
const WITHOUT_PLAN: readonly ConfiguratorId[] = [CONFIGURATOR_IDS.EXPRESS, CONFIGURATOR_IDS.COMPOSITOR_CP_3D, CONFIGURATOR_IDS.NODRAWING];

const modeOf = (opening: Opening): EditorMode => {
  if (opening.kind === 'shared') return 'view';
  return opening.kind === 'saved' ? opening.mode : 'create';
};

/** One editor from its opening until it is saved or left. */
export const EditorSitting = ({ Screen, opening, data, sources, start, draft, onStartOver, onTakeTheirs }: EditorSittingProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const navigate = useNavigate();
  const location = useLocation();
  const { project, saved, preconfig, offer, catalogId } = data;
  const mode = modeOf(opening);
  const hasPlan = !WITHOUT_PLAN.includes(opening.openedIn.choice.id);
  const [editor] = useState(() =>
    createEditor({
      sources,
      system: editorSystemOf(sources),
      repairs: loadRepairs,
      handling: () => loadHandling(sources),
      space: start.space,
      furniture: start.furniture,
      mode,
      isChanged: start.isUnsaved,
      unit: unitSystemOf(catalogId),
      now: () => performance.now(),
      createdAt: () => new Date().toISOString(),
      newId: () => crypto.randomUUID(),
    }),
  );
  useEffect(() => () => editor.dispose(), [editor]);
  const made = opening.kind === 'shared' ? offer.familyName : t('composition.newTitle', { collection: offer.familyName });
  const title = saved?.product.room || saved?.creationCode || preconfig?.name || made;
  usePageTitle(title);
  const back = project === undefined ? '/create-project/select-collection' : `/project/${project.id}`;
  const begunOn = useBegunOn(saved, start.isResumed ? draft.begunOn : undefined, fingerprintOf);
  useKeptComposition({ editor, draft, title, begunOn });
  const line =
    opening.kind === 'saved' && begunOn !== undefined
      ? { projectId: opening.projectId, productId: opening.productId, hasPicture: Boolean(saved?.product.image), ...begunOn }
      : undefined;
  const validates = mode === 'validate';
  const save = useSaveComposition({ editor, catalogId, name: title, onSaved: draft.clear, validates, line });
  const beginFromCode = useBeginFromCode(editor, opening, catalogId);
  const toFix = useStore(editor.derived, ({ issues }) => issues.filter(({ severity }) => severity === 'fix').length);
  const roomLight = useRoomLight(editor);
  const favouriteMark = useFavouriteMark();
  const { favourites, recent } = useRememberedModels();
  const remembered = useMemo(() => ({ favourites, recent }), [favourites, recent]);
  const [showsMap, setShowsMap] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isDraftNoticed, setIsDraftNoticed] = useState(start.isResumed && !isSwitched(location.state));
  const otherWay = otherWayPath(opening, location);
  // Changes travel as a draft: nothing is left behind.
  const isSwitching = useRef(false);
  const isChanged = useCallback(() => !isSwitching.current && editor.document.getState().isChanged, [editor]);
  const goOtherWay = (path: string) => {
    isSwitching.current = true;
    void navigate(path, { state: { ...location.state, ...SWITCHED } });
  };
  const reload = () => {
    isSwitching.current = true;
    window.location.reload();
  };
  const blocker = useLeaveGuard(isChanged);
  // A link leads to a drawing.
  const hasLink = opening.openedIn.choice.modes.includes('view') && opening.openedIn.choice.id !== CONFIGURATOR_IDS.NODRAWING;
  const { share, copy } = useCompositionLink(editor, opening.openedIn);
  const press = () => {
    if (mode === 'view') copy();
    else if (line !== undefined) save.update();
    else if (project !== undefined) save.add({ projectId: project.id, version: project.version });
    else setIsChoosing(true);
  };
  const primaryAction = usePrimaryAction({
    mode,
    isSaved: line !== undefined,
    isInProject: project !== undefined,
    toFix,
    isPending: save.isSaving,
    onPress: press,
  });
  const theirs = useMemo(() => roomOfSaved(save.conflict?.theirs, sources), [save.conflict, sources]);
  const { takeTheirs, isTaking } = useTakeTheirs({ editor, opening, title, draft, onTaken: onTakeTheirs });
  const keepBoth = () => {
    if (project !== undefined && save.conflict !== undefined) save.add({ projectId: project.id, version: save.conflict.version });
    save.forgetConflict();
  };
  return (
    <>
      <Screen
        editor={editor}
        title={title}
        currency={offer.priceBasis.currency}
        format={format}
        remembered={remembered}
        favouriteMark={favouriteMark}
        poster={saved?.product.image || preconfig?.picture || undefined}
        lightNote={roomLight && <LightNote estimate={roomLight} />}
        lightSwitch={
          hasPlan && (
            <>
              <Switch label={t('composition.light.map')} checked={showsMap} onCheckedChange={setShowsMap} className="text-sm!" />
              {showsMap && roomLight && <LuxLegend levelsLux={roomLight.map.levelsLux} />}
            </>
          )
        }
        planLayer={roomLight && showsMap && <LuxLayer map={roomLight.map} />}
        starters={<PresetStarters opening={opening} catalogId={catalogId} subFamilyId={offer.subFamilyId} />}
        beginFromCode={beginFromCode}
        priceView={offer.priceBasis.netVisible ? 'net' : 'gross'}
        primaryAction={primaryAction}
        onShare={hasLink ? share : undefined}
        onOtherWay={otherWay === undefined ? undefined : () => goOtherWay(otherWay)}
        barTools={<CompareSaved saved={saved} name={title} />}
        onBack={() => void navigate(back)}
        onReload={reload}
        notices={
          <>
            {isDraftNoticed && (
              <Notice tone="neutral" role="status">
                <div className="flex flex-wrap items-center gap-x-4">
                  <span>{t('composition.draft')}</span>
                  <TextButton onClick={onStartOver}>{t('composition.startOver')}</TextButton>
                  <TextButton onClick={() => setIsDraftNoticed(false)}>{t('composition.goOn')}</TextButton>
                </div>
              </Notice>
            )}
            {validates && saved !== undefined && (
              <SinceSaved editor={editor} lastSaved={saved.lastSaved} currency={offer.priceBasis.currency} />
            )}
          </>
        }
      />
      {isChoosing && (
        <AddDialog
          catalogId={catalogId}
          isSaving={save.isSaving}
          startsWith={allowsCurrentProjects(location.state) ? 'existing' : 'new'}
          onAdd={(destination) => save.add(destination)}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {save.conflict !== undefined && (
        <ConflictDialog
          conflict={save.conflict}
          isDeleted={save.conflict.isDeleted}
          isSaving={save.isSaving || isTaking}
          onTakeTheirs={takeTheirs}
          onOverwrite={save.overwrite}
          onKeepBoth={keepBoth}
          onClose={save.forgetConflict}
        >
          {theirs !== undefined && <RoomDifferences editor={editor} format={format} theirs={theirs} />}
        </ConflictDialog>
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
};
