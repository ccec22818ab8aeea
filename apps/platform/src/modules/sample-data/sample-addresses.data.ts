import { ownIdOfCountry, ownIdOfDivision } from '../place';

/** Details of a sample company, as its quotes print them. */
export interface SampleAddress {
  /** Company, by its name among the sample companies. */
  readonly company: string;
  readonly vatNumber: string;
  readonly street: string;
  readonly postalCode: string;
  /** As GeoNames writes the town of the id. */
  readonly town: string;
  readonly phone: string;
  readonly website: string;
  readonly countryGeonameId: number;
  readonly level2GeonameId: number;
  readonly level3GeonameId: number;
}

/** Numbers of ISO 3166-1. */
const [DENMARK, GERMANY, SPAIN, USA] = [208, 276, 724, 840];

/** The phone numbers are not assigned to anybody. */
export const SAMPLE_ADDRESSES: readonly SampleAddress[] = [
  {
    company: 'Llum i Forma',
    vatNumber: 'ESB57990011',
    street: 'Carrer de la Sèquia 18',
    postalCode: '07012',
    town: 'Palma',
    phone: '+34 971 555 018',
    website: 'llumiforma.example',
    countryGeonameId: ownIdOfCountry(SPAIN),
    level2GeonameId: ownIdOfDivision(SPAIN, 'IB'),
    level3GeonameId: 2_512_989,
  },
  {
    company: 'Atelier Nord',
    vatNumber: 'DK99000017',
    street: 'Refshalevej 163',
    postalCode: '1432',
    town: 'Copenhagen',
    phone: '+45 55 55 01 63',
    website: 'ateliernord.example',
    countryGeonameId: ownIdOfCountry(DENMARK),
    level2GeonameId: ownIdOfDivision(DENMARK, '84'),
    level3GeonameId: 2_618_425,
  },
  {
    company: 'Harbor Lighting Supply',
    vatNumber: '990012345',
    street: '27 Drydock Avenue',
    postalCode: '02210',
    town: 'Boston',
    phone: '+1 617 555 0127',
    website: 'harborlighting.example',
    countryGeonameId: ownIdOfCountry(USA),
    level2GeonameId: ownIdOfDivision(USA, 'MA'),
    level3GeonameId: 4_930_956,
  },
  {
    company: 'Lichtimport Rhein',
    vatNumber: 'DE299990013',
    street: 'Agrippinawerft 30',
    postalCode: '50678',
    town: 'Köln',
    phone: '+49 221 5550130',
    website: 'lichtimport.example',
    countryGeonameId: ownIdOfCountry(GERMANY),
    level2GeonameId: ownIdOfDivision(GERMANY, 'NW'),
    level3GeonameId: 2_886_242,
  },
];
