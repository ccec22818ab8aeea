import { useTranslation } from '@candil/i18n/react';
import { Kbd } from '@candil/ui-kit/kbd';
import { Sheet } from '@candil/ui-kit/sheet';
import { useEditorShell } from '../state/editor-shell';
import { toolsFor } from './tools.data';

interface HelpSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type Shortcut = readonly [name: ShortcutName, ...keys: string[]];
type ShortcutName =
  | 'through'
  | 'choose'
  | 'nudge'
  | 'nudgeWide'
  | 'nudgeFine'
  | 'height'
  | 'heightWide'
  | 'type'
  | 'rename'
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
  ['type', '0–9'],
  ['rename', 'F2'],
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
const NAMED_KEYS = ['space', 'shift', 'alt', 'control', 'pageUp', 'pageDown', 'remove', 'escape', 'drag'] as const;

/** What the keys do, and how a finger does it. */
export const HelpSheet = ({ open, onOpenChange }: HelpSheetProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const keyName = (key: string): string => {
    const named = NAMED_KEYS.find((each) => each === key);
    return named === undefined ? key : t(`words.key.${named}`);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side="end" title={t('panels.help.title')}>
      <p className="m-0 mb-4 text-sm text-muted">{t('panels.help.touch')}</p>
      <dl className="m-0 flex flex-col gap-2 text-sm">
        {toolsFor(isReadOnly).map(({ id, shortcut }) => (
          <Line key={id} name={t(`panels.tool.${id}`)} keys={[shortcut]} />
        ))}
        {SHORTCUTS.map(([name, ...keys]) => (
          <Line key={name} name={t(`words.shortcut.${name}`)} keys={keys.map(keyName)} />
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
