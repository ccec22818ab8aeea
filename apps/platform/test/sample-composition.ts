import type { SavedDocument } from '@candil/domain';
import { clusterOf, compositionOf, documentOf, inRow, lightOf } from './sample-configuration';

export interface CompositionOptions {
  readonly lights?: number;
  readonly color?: string;
  readonly apartMetres?: number;
  readonly installation?: string;
  readonly temperature?: string | undefined;
}

/** A room with pendants of model 0820 in a row, each under its own canopy, that can be ordered by default. */
export const rowOfPendants = (options: CompositionOptions = {}): SavedDocument => {
  const { lights = 3, color = '42', apartMetres = 1, installation = '10' } = options;
  const temperature = 'temperature' in options ? options.temperature : '2';
  const canopies = Array.from({ length: lights }, (_, index) => {
    const selection = { color, control: 'A', pendantHeightCm: 150, ...(temperature !== undefined && { temperature }) };
    return clusterOf(`canopy-${index + 1}`, installation, inRow([lightOf(`light-${index + 1}`, '0820', selection)], 0));
  });
  return documentOf([compositionOf('composition', inRow(canopies, apartMetres))]);
};
