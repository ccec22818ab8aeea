import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { Popover } from '@candil/ui-kit/popover';
import { useState } from 'react';
import { useNames } from '../words/use-names';
import { useOutletVerbs } from './use-outlets';

interface AlternateToolProps {
  /** Shades of the first outlets, to start with. */
  readonly models: readonly string[];
}

/** Two shades in turn. */
export const AlternateTool = ({ models }: AlternateToolProps) => {
  const { t } = useTranslation('editor');
  const verbs = useOutletVerbs();
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<readonly [string | undefined, string | undefined]>([undefined, undefined]);
  const { shades } = verbs;
  const options = shades.map(({ model }) => ({ value: model, label: names.model(model) }));
  const first = wanted[0] ?? models[0] ?? shades[0]?.model ?? '';
  const second = wanted[1] ?? models.find((model) => model !== first) ?? shades.find(({ model }) => model !== first)?.model ?? first;
  const apply = () => {
    if (verbs.alternate([first, second]).ok) setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={t('compositor.tools.alternate')}
      trigger={<Button size="sm">{t('compositor.tools.alternate')}</Button>}
      className="w-72"
    >
      <div className="flex flex-col gap-3">
        <Dropdown
          label={t('compositor.tools.first')}
          value={first}
          options={options}
          onValueChange={(model) => setWanted([model, second])}
        />
        <Dropdown
          label={t('compositor.tools.second')}
          value={second}
          options={options}
          onValueChange={(model) => setWanted([first, model])}
        />
        <Button variant="dark" onClick={apply}>
          {t('compositor.tools.hangInTurn')}
        </Button>
      </div>
    </Popover>
  );
};
