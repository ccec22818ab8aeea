import type { EditorSources } from '@candil/configurator';
import { variationsOf } from '@candil/domain';

/** A way to feed a belt: a model as it is mounted, and what it delivers then. */
export interface FeedChoice {
  readonly model: string;
  readonly installation: string;
  readonly deliveredWatts: number;
  /** Longest belt that it feeds; undefined without a limit of its own. */
  readonly mostLengthMetres: number | undefined;
}

/** Everything that feeds a belt; what delivers enough before what does not, the smallest first. */
export const feedsOf = ({ palette, systemParts, context }: EditorSources, watts = 0): readonly FeedChoice[] =>
  palette
    .flatMap(({ definition }) => {
      const part = systemParts[definition.model];
      return variationsOf(definition, 'installation', context.today).flatMap(({ modifier }): readonly FeedChoice[] => {
        const deliveredWatts = part?.deliveredWatts?.[modifier];
        if (deliveredWatts === undefined) return [];
        return [{ model: definition.model, installation: modifier, deliveredWatts, mostLengthMetres: part?.mostLengthMetres }];
      });
    })
    .toSorted((a, b) => Number(a.deliveredWatts < watts) - Number(b.deliveredWatts < watts) || a.deliveredWatts - b.deliveredWatts);
