import type { ModelDefinition } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { PlusIcon } from '@candil/ui-kit/icon';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@candil/ui-kit/menu';

interface AccessoryMenuProps {
  readonly accessories: readonly ModelDefinition[];
  readonly disabled: boolean;
  readonly onAdd: (model: string) => void;
}

/** Accessories of the collection, each put below the last row. */
export const AccessoryMenu = ({ accessories, disabled, onAdd }: AccessoryMenuProps) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  return (
    <Menu>
      <MenuTrigger>
        <Button disabled={disabled} icon={<PlusIcon size={18} />}>
          {t('pieces.add.accessories')}
        </Button>
      </MenuTrigger>
      <MenuContent align="end" className="max-h-80 overflow-y-auto">
        {accessories.map(({ model, name }) => (
          <MenuItem key={model} onSelect={() => onAdd(model)}>
            {name[language]} <span className="text-muted">{model}</span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
};
