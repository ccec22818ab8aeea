import { useFormat, useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { LIGHT_TARGETS_LUX, type LightTarget, parseLightTarget } from './light-target';

interface LightTargetMenuProps {
  readonly target: LightTarget | undefined;
  readonly onTarget: (target: LightTarget | undefined) => void;
}

const NO_TARGET = 'none';

/** Choice of the target illuminance. */
export const LightTargetMenu = ({ target, onTarget }: LightTargetMenuProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return (
    <Menu>
      <MenuTrigger>
        <Chip opens>
          {target === undefined ? t('composition.light.target.label') : t('composition.light.target.named', { lux: format.number(target) })}
        </Chip>
      </MenuTrigger>
      <MenuContent align="start" aria-label={t('composition.light.target.label')}>
        <MenuRadioGroup value={String(target ?? NO_TARGET)} onValueChange={(value) => onTarget(parseLightTarget(value))}>
          <MenuRadioItem value={NO_TARGET}>{t('composition.light.target.none')}</MenuRadioItem>
          {LIGHT_TARGETS_LUX.map((lux) => (
            <MenuRadioItem key={lux} value={String(lux)}>
              {t(`composition.light.target.for.${lux}`, { lux: format.number(lux) })}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
};
