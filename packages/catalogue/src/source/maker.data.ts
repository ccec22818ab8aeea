import type { LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** The maker as named on its documents. */
export interface MakerHouse {
  readonly name: string;
  readonly taxNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: LocalisedText;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
}

export const MAKER: MakerHouse = {
  name: 'Candil',
  taxNumber: 'ESB96000001',
  street: 'Carrer del Fanal 24',
  postalCode: '46009',
  town: 'València',
  country: text('Spain', 'España', 'Spanien', 'Espagne', 'Spagna', 'Spain'),
  phone: '+34 960 000 000',
  email: 'orders@candil.example',
  website: 'candil.example',
};
