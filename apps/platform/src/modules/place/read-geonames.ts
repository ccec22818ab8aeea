import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { foldPlaceName } from './fold-place-name';
import type { PlaceRow } from './place-repository';

/** Columns of a GeoNames dump such as `ES.txt` or `allCountries.txt`: tabs between them, no heading. */
const COLUMN = { geonameId: 0, name: 1, featureClass: 6, featureCode: 7, countryCode: 8, admin1: 10, population: 14 } as const;
const COLUMNS = 19;

/** Feature codes of GeoNames for independent and dependent countries. */
const COUNTRY = /^PCL/;
/** Districts of a town and abandoned places. */
const NO_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLF', 'PPLR']);
const INT32_MAX = 2_147_483_647;

const levelOf = (featureClass: string, featureCode: string): PlaceRow['level'] | undefined => {
  if (featureClass === 'A') {
    if (COUNTRY.test(featureCode)) return 1;
    return featureCode === 'ADM1' ? 2 : undefined;
  }
  return featureClass === 'P' && !NO_TOWN.has(featureCode) ? 3 : undefined;
};

/** A line of the dump; undefined when it is no place of ours. Lines that are none of GeoNames throw with their number. */
export const readGeonamesLine = (line: string, number: number): PlaceRow | undefined => {
  if (line === '') return undefined;
  const cells = line.split('\t');
  if (cells.length !== COLUMNS) throw new Error(`Line ${number} has ${cells.length} columns instead of ${COLUMNS}`);
  const cell = (column: number): string => cells[column] ?? '';
  const level = levelOf(cell(COLUMN.featureClass), cell(COLUMN.featureCode));
  const countryCode = cell(COLUMN.countryCode);
  if (level === undefined || !/^[A-Z]{2}$/.test(countryCode)) return undefined;
  const geonameId = Number(cell(COLUMN.geonameId));
  if (!Number.isInteger(geonameId) || geonameId < 1 || geonameId > 999_999_999) throw new Error(`Line ${number} has no GeoNames id`);
  const divisionCode = level === 1 ? '' : cell(COLUMN.admin1);
  if (level > 1 && (divisionCode === '' || divisionCode === '00')) return undefined;
  const name = cell(COLUMN.name);
  const population = Math.min(INT32_MAX, Math.max(0, Number(cell(COLUMN.population)) || 0));
  return { geonameId, level, countryCode, divisionCode, name, searchText: foldPlaceName(name), population };
};

/** The places of a dump, one after the other, however large it is. */
export async function* readGeonamesFile(file: string): AsyncGenerator<PlaceRow> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const place = readGeonamesLine(line, number);
    if (place !== undefined) yield place;
  }
}
