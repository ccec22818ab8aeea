import { foldText } from '../../catalogue';

/** Words as the lists of them stand: small letters, no accents, ß as ss. */
export const foldWord = (text: string): string => foldText(text).replaceAll('ß', 'ss');
