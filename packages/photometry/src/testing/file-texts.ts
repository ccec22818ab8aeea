/** An IES file of parts, each as text, for tests: an axial lamp of 1000 cd at nadir falling by cosine, in three angles. */
export interface IesParts {
  readonly version?: string;
  readonly head?: readonly string[];
  readonly tilt?: string;
  readonly lamps?: string;
  readonly type?: string;
  readonly opening?: string;
  readonly gear?: string;
  readonly vertical?: string;
  readonly horizontal?: string;
  readonly rows?: readonly string[];
}

export const IES_HEAD = ['[TEST] T-1', '[TESTLAB] Bench', '[ISSUEDATE] 2026-01-02', '[MANUFAC] Maker'];

const countOf = (numbers: string) => numbers.trim().split(/[\s,]+/).length;

export function iesText(parts: IesParts = {}): string {
  const {
    version = 'IESNA:LM-63-2002',
    head = IES_HEAD,
    tilt = 'TILT=NONE',
    lamps = '1 -1 1',
    type = '1 2',
    opening = '0.1 0.2 0',
  } = parts;
  const { gear = '1 1 20', vertical = '0 45 90', horizontal = '0', rows = ['1000 707 0'] } = parts;
  const counts = `${lamps} ${countOf(vertical)} ${countOf(horizontal)} ${type} ${opening}`;
  return [...(version === '' ? [] : [version]), ...head, tilt, counts, gear, vertical, horizontal, ...rows].join('\r\n');
}

/** An EULUMDAT file of parts for tests. */
export interface EulumdatParts {
  readonly symmetry?: number;
  readonly sizes?: readonly string[];
  readonly factors?: readonly string[];
  readonly lampSets?: readonly (readonly string[])[];
  readonly planes?: readonly number[];
  readonly gammas?: readonly number[];
  readonly values?: readonly (number | string)[];
}

export const LAMP_SET = ['1', 'LED', '2000', '3000', '90', '20'] as const;
const RATIOS = ['0.5', '0.6', '0.65', '0.7', '0.75', '0.8', '0.85', '0.9', '0.95', '1'];

export function eulumdatLines(parts: EulumdatParts = {}): string[] {
  const { symmetry = 1, sizes = ['120', '0', '80', '100', '0', '5', '5', '5', '5'], factors = ['100', '80', '1', '0'] } = parts;
  const { lampSets = [LAMP_SET], planes = [0], gammas = [0, 45, 90], values = [500, 350, 0] } = parts;
  return [
    ...['Maker', '1', String(symmetry), String(planes.length), '0', String(gammas.length), '45'],
    ...['R-7', 'Dome', '0162', 'dome.ldt', '2026-01-02 me', ...sizes, ...factors, String(lampSets.length), ...lampSets.flat()],
    ...[...RATIOS, ...planes, ...gammas, ...values].map(String),
  ];
}

export const eulumdatText = (parts: EulumdatParts = {}): string => eulumdatLines(parts).join('\r\n');
