import type { DraftField, SceneView, SurfaceKind } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { CheckIcon, CloseIcon, UndoIcon } from '@candil/ui-kit/icon';
import type { ReactNode } from 'react';
import { useIsHudPane } from '../screen/use-hud-pane';
import { useEditorShell } from '../state/editor-shell';
import { useLive, useScope } from '../state/use-editor-state';
import { HudBar, HudDivider } from './hud-bar';

const KINDS: readonly (readonly [kind: SurfaceKind, key: string])[] = [
  ['ceiling', 'C'],
  ['wall', 'W'],
  ['floor', 'F'],
];

type BeltField = 'length' | 'height' | 'angle';
const isBeltField = (field: DraftField): field is BeltField => field === 'length' || field === 'height' || field === 'angle';

/** Values of a belt while it is drawn, with buttons for all keyboard commands. */
export const DraftHud = ({ view }: { readonly view: SceneView }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const isHere = useIsHudPane(view);
  const scope = useScope((state) => (state.kind === 'drafting' && state.drawn === 'belt' ? state : undefined));
  const count = useLive((state) => (state.draft?.kind === 'belt' ? state.draft.points.length : 0));
  if (scope === undefined || !isHere) return null;
  return (
    <HudBar isLow label={t('belts.draft.label')}>
      {scope.typed === undefined || !isBeltField(scope.typed.field) ? (
        <p className="m-0 text-pretty max-md:text-xs">{t(count === 0 ? 'belts.draft.first' : 'belts.draft.next')}</p>
      ) : (
        <TypedValue field={scope.typed.field} text={scope.typed.text} />
      )}
      <HudDivider />
      <fieldset aria-label={t('belts.draft.surface')} className="m-0 flex min-w-0 gap-1 border-0 p-0">
        {KINDS.map(([kind, key]) => (
          <HudButton
            key={kind}
            isPressed={scope.heldSurface === kind}
            shortcut={key}
            onClick={() => editor.draft.holdSurface(scope.heldSurface === kind ? undefined : kind)}
          >
            {kind === 'wall' ? t('belts.draft.wall') : t(`belts.surfaceName.${kind}`)}
            <span aria-hidden className="font-mono text-2xs opacity-70 pointer-coarse:hidden">
              {key}
            </span>
          </HudButton>
        ))}
      </fieldset>
      <HudDivider />
      <div className="flex gap-1">
        {count > 0 && (
          <HudButton label={t('belts.draft.back')} onClick={() => editor.draft.back()}>
            <UndoIcon size={18} />
          </HudButton>
        )}
        <HudButton label={t('belts.draft.cancel')} onClick={() => editor.setTool('select')}>
          <CloseIcon size={18} />
        </HudButton>
        {count > 1 && (
          <HudButton label={t('belts.draft.end')} isStrong onClick={() => editor.draft.finish()}>
            <CheckIcon size={18} />
          </HudButton>
        )}
      </div>
    </HudBar>
  );
};

const TypedValue = ({ field, text }: { readonly field: BeltField; readonly text: string }) => {
  const { t } = useTranslation('editor');
  return (
    <p role="status" className="m-0 flex items-center gap-2">
      {t(`belts.draft.field.${field}`)}
      <span className="min-w-14 rounded-md border-2 border-accent bg-surface px-2 py-0.5 font-semibold text-text tabular-nums">
        {text}
        <span aria-hidden className="ms-px inline-block h-4 w-px translate-y-0.5 animate-pulse bg-text" />
      </span>
      {field === 'angle' && '°'}
    </p>
  );
};

interface HudButtonProps {
  /** Name of a button that shows a sign only. */
  readonly label?: string;
  readonly isPressed?: boolean;
  readonly isStrong?: boolean;
  readonly shortcut?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const HudButton = ({ label, isPressed, isStrong = false, shortcut, onClick, children }: HudButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
    className={`flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-md border-0 px-2 font-medium whitespace-nowrap ${
      isStrong
        ? 'bg-accent text-on-accent'
        : 'bg-transparent text-on-inverse hover:bg-on-inverse/15 aria-pressed:bg-surface aria-pressed:text-text'
    }`}
  >
    {children}
  </button>
);
