import { type System, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Kbd } from '@candil/ui-kit/kbd';
import { Sheet } from '@candil/ui-kit/sheet';
import { useEditorShell } from '../state/editor-shell';
import { useTools } from './use-tools';

interface HelpSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Shortcut = readonly [name: ShortcutName, ...keys: string[]];
type ShortcutName =
  | 'setPoint'
  | 'endBelt'
  | 'lastPoint'
  | 'surface'
  | 'beltHeight'
  | 'through'
  | 'choose'
  | 'nudge'
  | 'nudgeWide'
  | 'nudgeFine'
  | 'height'
  | 'heightWide'
  | 'turn'
  | 'turnFine'
  | 'type'
  | 'rename'
  | 'moveTo'
  | 'remove'
  | 'duplicate'
  | 'pullCopy'
  | 'undo'
  | 'redo'
  | 'snap'
  | 'zoom'
  | 'pan'
  | 'end'
  | 'help';

/** Signs of keys are the same in every language; names of keys are texts. */
const SHORTCUTS: readonly Shortcut[] = [
  ['through', '←', '→', '↑', '↓'],
  ['choose', 'space'],
  ['nudge', '←', '→', '↑', '↓'],
  ['nudgeWide', 'shift', '←'],
  ['nudgeFine', 'alt', '←'],
  ['height', 'pageUp', 'pageDown'],
  ['heightWide', 'shift', 'pageUp'],
  ['turn', '[', ']'],
  ['turnFine', 'shift', '[', ']'],
  ['type', '0–9'],
  ['rename', 'F2'],
  ['moveTo', 'M'],
  ['remove', 'remove'],
  ['duplicate', 'control', 'D'],
  ['pullCopy', 'alt', 'drag'],
  ['undo', 'control', 'Z'],
  ['redo', 'control', 'shift', 'Z'],
  ['snap', 'S'],
  ['zoom', '+', '−', '0'],
  ['pan', 'space'],
  ['end', 'escape'],
  ['help', '?'],
];
/** Shortcuts that apply only to luminaires with their own suspension. */
const OF_PENDANTS: ReadonlySet<ShortcutName> = new Set(['height', 'heightWide', 'turn', 'turnFine', 'pullCopy']);
const OF_BELTS: readonly Shortcut[] = [
  ['setPoint', 'enter'],
  ['endBelt', 'enter'],
  ['lastPoint', 'backspace'],
  ['surface', 'C', 'W', 'F'],
  ['beltHeight', 'pageUp', 'pageDown'],
];
const shortcutsOf = (system: System): readonly Shortcut[] => {
  if (system === 'belts') return [...OF_BELTS, ...SHORTCUTS.filter(([name]) => !OF_PENDANTS.has(name))];
  return system === 'sticks' ? SHORTCUTS.filter(([name]) => name !== 'turn' && name !== 'turnFine') : SHORTCUTS;
};

const NAMED_KEYS = ['space', 'shift', 'alt', 'control', 'pageUp', 'pageDown', 'remove', 'escape', 'drag', 'enter', 'backspace'] as const;

/** Lists the shortcuts, and the same by touch. */
export const HelpSheet = ({ open, onOpenChange }: HelpSheetProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const tools = useTools();
  const system = systemOf(editor.sources);
  const keyName = (key: string): string => {
    const named = NAMED_KEYS.find((each) => each === key);
    return named === undefined ? key : t(`words.key.${named}`);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="end" title={t('panels.help.title')}>
      <p className="m-0 mb-4 text-sm text-muted">{t('panels.help.touch')}</p>
      {system === 'belts' && <p className="m-0 mb-4 text-sm text-muted">{t('belts.help')}</p>}
      <dl className="m-0 flex flex-col gap-2 text-sm">
        {tools.map(({ id, name, shortcut }) => (
          <Line key={id} name={name} keys={[shortcut]} />
        ))}
        {shortcutsOf(system).map(([name, ...keys]) => (
          <Line key={name} name={t(`shortcuts.${name}`)} keys={keys.map(keyName)} />
        ))}
      </dl>
    </Sheet>
  );
};

const Line = ({ name, keys }: { readonly name: string; readonly keys: readonly string[] }) => (
  <div className="flex items-center justify-between gap-4 border-b border-hairline-soft pb-2">
    <dt>{name}</dt>
    <dd className="m-0 flex gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dd>
  </div>
);
