import { type LengthFailure, parseLength, type Result, unitSystemOf } from '@candil/domain';
import { createFormat, type Format } from '@candil/i18n';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { UNIT, useViewOf } from '../state/use-state-of';

/** Lengths in the unit that is shown; all arguments are centimetres. */
export interface Lengths {
  readonly system: 'metric' | 'imperial';
  /** With its unit: `130 cm`, `4′ 3 3/16″`. */
  readonly full: (centimetres: number) => string;
  /** Without a unit where a drawing says it once: `130`, `4′ 3 3/16″`. */
  readonly short: (centimetres: number) => string;
  /** Metres without a unit, always with two decimals, so that measures of a drawing are as long as each other: `2,10`, `6′ 10 11/16″`. */
  readonly metres: (metres: number) => string;
  /** To a tenth, without a unit: `27,9`. */
  readonly fine: (centimetres: number) => string;
  /** Metres with their unit: `4,90 m`. */
  readonly long: (metres: number) => string;
  /** Whole metres where they are whole: `30 m`. */
  readonly round: (metres: number) => string;
  /** Parses a typed length into centimetres. */
  readonly parse: (text: string) => Result<number, LengthFailure>;
}

const lengthsOf = (format: Format, system: 'metric' | 'imperial'): Lengths => ({
  system,
  full: (centimetres) => format.height(Math.round(centimetres * 10) / 10),
  short: (centimetres) => (system === 'imperial' ? format.height(centimetres) : format.number(Math.round(centimetres), 0)),
  metres: (metres) => (system === 'imperial' ? format.height(metres * 100) : format.number(metres, 2, 2)),
  fine: (centimetres) => (system === 'imperial' ? format.height(centimetres) : format.number(centimetres, 1)),
  long: (metres) => (system === 'imperial' ? format.height(metres * 100) : format.room(metres)),
  round: (metres) => (system === 'imperial' ? format.height(metres * 100) : `${format.number(metres, 2)}\u00a0m`),
  parse: (text) => parseLength(text, system),
});

/** Lengths in the unit chosen in the editor, which need not be that of the catalogue. */
export const useLengths = (): Lengths => {
  const { format } = useEditorShell();
  const system = useViewOf(UNIT, (state) => state.unit);
  return useMemo(() => {
    const { language, catalogId } = format.settings;
    if (unitSystemOf(catalogId) === system) return lengthsOf(format, system);
    return lengthsOf(createFormat({ language, catalogId: system === 'imperial' ? 21 : 16 }), system);
  }, [format, system]);
};
