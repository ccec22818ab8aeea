import { systemOf, type ViewState } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { useEditorShell } from '../state/editor-shell';

interface ViewSwitchProps {
  readonly layouts: readonly ViewState['layout'][];
  readonly layout: ViewState['layout'];
  readonly className?: string;
}

/** Choice of the visible panes. */
export const ViewSwitch = ({ layouts, layout, className }: ViewSwitchProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  // Sticks stand from wall to wall: their side view is the walls.
  const isOfSticks = systemOf(editor.sources) === 'sticks';
  return (
    <SegmentedControl
      label={t('views.view.label')}
      value={layout}
      segments={layouts.map((value) => ({
        value,
        label: value === 'elevation' && isOfSticks ? t('views.walls.title') : t(`views.view.${value}`),
      }))}
      onValueChange={(value) => {
        const chosen = layouts.find((each) => each === value);
        if (chosen !== undefined) editor.setView({ layout: chosen });
      }}
      {...(className === undefined ? {} : { className })}
    />
  );
};
