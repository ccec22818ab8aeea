import { useTranslation } from '@candil/i18n/react';
import { MoonIcon, PerspectiveIcon, SunIcon, TridimensionalIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import type { ReactNode } from 'react';
import { useScreenSize } from '../screen/use-screen-size';
import { useEditorShell } from '../state/editor-shell';
import { useView } from '../state/use-editor-state';

export type Projection = 'perspective' | 'axonometric';

interface SceneSwitchesProps {
  readonly projection: Projection;
  readonly onProjection: (projection: Projection) => void;
}

/** Projection and light of the room. On a phone each is one button, in one row: two rows would cover what is drawn. */
export const SceneSwitches = ({ projection, onProjection }: SceneSwitchesProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const light = useView((state) => state.light);
  const isPhone = useScreenSize() === 'sm';
  const setLight = (next: 'day' | 'night') => editor.setView({ light: next });
  if (isPhone)
    return (
      <div className="flex rounded-control bg-surface p-0.5 shadow-float">
        <Toggle
          label={t('views.scene.axonometric')}
          icon={<TridimensionalIcon size={16} />}
          isPressed={projection === 'axonometric'}
          onPress={() => onProjection(projection === 'axonometric' ? 'perspective' : 'axonometric')}
        />
        <Toggle
          label={t('views.scene.night')}
          icon={<MoonIcon size={16} />}
          isPressed={light === 'night'}
          onPress={() => setLight(light === 'night' ? 'day' : 'night')}
        />
      </div>
    );
  return (
    <>
      <SegmentedControl
        label={t('views.scene.projection')}
        value={projection}
        onValueChange={(value) => onProjection(value === 'axonometric' ? 'axonometric' : 'perspective')}
        segments={[
          { value: 'perspective', label: t('views.scene.perspective'), icon: <PerspectiveIcon size={16} /> },
          { value: 'axonometric', label: t('views.scene.axonometric'), icon: <TridimensionalIcon size={16} /> },
        ]}
        className="shadow-float"
      />
      <SegmentedControl
        label={t('views.scene.light')}
        value={light}
        onValueChange={(value) => setLight(value === 'night' ? 'night' : 'day')}
        segments={[
          { value: 'day', label: t('views.scene.day'), icon: <SunIcon size={16} /> },
          { value: 'night', label: t('views.scene.night'), icon: <MoonIcon size={16} /> },
        ]}
        className="shadow-float"
      />
    </>
  );
};

interface ToggleProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

const Toggle = ({ label, icon, isPressed, onPress }: ToggleProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
    className="flex size-11 items-center justify-center rounded-md text-muted aria-pressed:bg-inverse aria-pressed:text-on-inverse"
  >
    {icon}
  </button>
);
