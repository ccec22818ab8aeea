import { useTranslation } from '@candil/i18n/react';
import { Pressable } from '@candil/ui-kit/pressable';
import { useEditorShell } from '../state/editor-shell';
import { useChangeWords } from '../words/use-change-words';
import { type LoadedDriver, useDriverLoads } from '../words/use-driver-loads';
import { hueOf } from './driver-hue';
import { InspectorHead } from './inspector-section';

/** The remote drivers with the luminaires they feed, in the hues of the drawing. */
export const DriverList = () => {
  const { t } = useTranslation('editor');
  const drivers = useDriverLoads();
  return (
    <>
      <InspectorHead title={t('panels.tool.electrical')} detail={drivers.length === 0 ? t('panels.inspector.noRemoteDriver') : undefined} />
      <DriverGroups drivers={drivers} />
    </>
  );
};

/** Each driver with its luminaires and its load; a press selects them. */
export const DriverGroups = ({ drivers }: { readonly drivers: readonly LoadedDriver[] }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useChangeWords();
  return drivers.map(({ number, driverCode, elementIds, hueDegrees, load, excess }) => (
    <Pressable
      key={number}
      onClick={() => editor.select(elementIds)}
      className="flex w-full items-center gap-3 rounded-control border! border-hairline! px-3! py-2! text-sm hover:border-text!"
    >
      <span aria-hidden data-swatch="" className="size-3 shrink-0 rounded-full" style={{ background: hueOf(hueDegrees) }} />
      <span className="min-w-0 grow">
        <span className="block font-medium">{t('panels.inspector.driver', { number })}</span>
        <span className="block text-xs text-muted">{words.listOf(elementIds)}</span>
        {excess && <span className="block text-xs font-medium text-attention-text">{excess}</span>}
      </span>
      <span className="shrink-0 text-end text-xs text-muted">
        <span className="block">{load}</span>
        <span className="block font-mono">{driverCode}</span>
      </span>
    </Pressable>
  ));
};

/** The driver that feeds a luminaire, with its load; a press selects all that it feeds. */
export const DriverOfLight = ({ lightId }: { readonly lightId: string }) => {
  const drivers = useDriverLoads();
  return <DriverGroups drivers={drivers.filter(({ elementIds }) => elementIds.includes(lightId))} />;
};
