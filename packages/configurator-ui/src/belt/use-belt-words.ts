import type { SceneBelt, SceneBeltPoint, SceneBeltSpan, SceneFeed, Surface, SurfaceKind } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';

export const surfaceKindOf = (surface: Surface): SurfaceKind => (surface === 'ceiling' || surface === 'floor' ? surface : 'wall');

const VARIABLE = /\{\{(\w+)\}\}/g;
/** Fills a text with its variables still in it: a step of a gesture says the same text with other values, and looking it up takes longer. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (variable, name: string) => values[name] ?? variable);

/** Names and measures of belts as they are read. */
export const useBeltWords = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const lengths = useLengths();
  const names = useNames();
  return useMemo(() => {
    const numberOf = ({ label }: SceneBelt): string => label.replace(/^\D+/, '');
    const measures = t('belts.measures', { span: '{{span}}', belt: '{{belt}}', sag: '{{sag}}' });
    const sagOnly = t('belts.sagOnly', { sag: '{{sag}}' });
    const slack = (span: Pick<SceneBeltSpan, 'slack'>): string => format.percent(Math.round(span.slack * 1000) / 10);
    return {
      name: (belt: SceneBelt): string => t('belts.name', { number: numberOf(belt) }),
      /** `Belt 1, terra` */
      named: (belt: SceneBelt): string =>
        belt.color === undefined
          ? t('belts.name', { number: numberOf(belt) })
          : t('belts.named', { number: numberOf(belt), color: names.value(belt.model, 'color', belt.color).toLocaleLowerCase() }),
      slack,
      /** `P1–P2` */
      spanName: ({ points }: SceneBelt, { from, to }: SceneBeltSpan): string => `${points[from]?.label ?? ''}–${points[to]?.label ?? ''}`,
      /** `span 2,00 · belt 2,10 · sag 27,9` */
      measures: ({ straightMetres, lengthMetres, sagMetres }: SceneBeltSpan): string =>
        filled(measures, {
          span: lengths.metres(straightMetres),
          belt: lengths.metres(lengthMetres),
          sag: lengths.fine(sagMetres * 100),
        }),
      /** `span 2,00` */
      straight: ({ straightMetres }: SceneBeltSpan): string => t('belts.span.straight', { span: lengths.long(straightMetres) }),
      /** `1,20 m` */
      metresOf: (metres: number): string => lengths.long(metres),
      /** `12 cm` */
      full: (metres: number): string => lengths.full(metres * 100),
      /** `wall` */
      surface: (surface: Surface): string => t(`belts.surface.${surfaceKindOf(surface)}`),
      /** `Wall A` */
      surfaceName: (surface: Surface): string =>
        surface === 'ceiling' || surface === 'floor'
          ? t(`belts.surfaceName.${surface}`)
          : t('belts.surfaceName.wall', { side: surface.replace('wall-', '') }),
      sagOnly: ({ sagMetres }: SceneBeltSpan): string => filled(sagOnly, { sag: lengths.fine(sagMetres * 100) }),
      /** `P3 wall`: a point with its surface, unless that is the ceiling, as for most. */
      pointName: ({ label, surface }: Pick<SceneBeltPoint, 'label' | 'surface'>): string =>
        surface === 'ceiling' ? label : `${label} ${t(`belts.surface.${surfaceKindOf(surface)}`)}`,
      feedName: (feed: SceneFeed): string =>
        feed.installation === undefined
          ? names.model(feed.model)
          : t('belts.feedNamed', { installation: names.value(feed.model, 'installation', feed.installation).toLocaleLowerCase() }),
      /** `58 / 100 W` */
      load: ({ watts, feed }: SceneBelt): string =>
        feed?.deliveredWatts === undefined
          ? format.watts(watts)
          : t('belts.load', { taken: format.number(watts, 0), delivered: format.watts(feed.deliveredWatts) }),
      pointOf: ({ points }: SceneBelt, { arcLengthMetres }: { readonly arcLengthMetres: number }): SceneBeltPoint | undefined =>
        points.toSorted((a, b) => Math.abs(a.arcLengthMetres - arcLengthMetres) - Math.abs(b.arcLengthMetres - arcLengthMetres))[0],
    };
  }, [t, format, lengths, names]);
};
