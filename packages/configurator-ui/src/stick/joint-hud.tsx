import type { SceneView, StickEndAt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { HudBar, HudDivider } from '../belt/hud-bar';
import { useIsHudPane } from '../screen/use-hud-pane';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useScope } from '../state/use-editor-state';
import { useStickWords } from './use-stick-words';

/** State of the joint tool: the ends it holds and is at, and a button that opens a joint without a key. */
export const JointHud = ({ view }: { readonly view: SceneView }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useStickWords();
  const isHere = useIsHudPane(view);
  const { first, at } = useScope((scope) => (scope.kind === 'joining' ? scope : NOTHING_HELD));
  const sticks = useDocument((state) => state.scene.sticks);
  if (!isHere) return null;
  const stickOf = (end: StickEndAt | undefined) => sticks.find(({ id }) => id === end?.stickId);
  const nameOf = (end: StickEndAt | undefined): string | undefined => {
    const stick = stickOf(end);
    return stick && t('sticks.hud.endOf', { name: words.stick(stick), number: end?.end === 'from' ? 1 : 2 });
  };
  const meant = at ?? first;
  const inHand = nameOf(first);
  const isJoint = meant !== undefined && stickOf(meant)?.[meant.end].held.kind === 'joint';
  return (
    <HudBar label={t('panels.tool.joint')}>
      <p role="status" className="m-0 text-pretty max-md:text-xs">
        {inHand === undefined ? (nameOf(at) ?? t('sticks.hud.joinFirst')) : t('sticks.hud.joinNext', { name: inHand })}
      </p>
      {isJoint && meant !== undefined && (
        <>
          <HudDivider />
          <button
            type="button"
            onClick={() => editor.sticks.unjoin(meant.stickId, meant.end)}
            className="flex h-8 items-center rounded-md border-0 bg-accent px-3 font-semibold whitespace-nowrap text-on-accent pointer-coarse:h-11"
          >
            {t('sticks.unjoin')}
          </button>
        </>
      )}
    </HudBar>
  );
};

const NOTHING_HELD: { readonly first: undefined; readonly at: undefined } = { first: undefined, at: undefined };
