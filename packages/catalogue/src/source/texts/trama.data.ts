import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const TRAMA_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '9010': text(
    'The canopy plate with sockets on which drops and bars are laid out.',
    'La placa de florón con zócalos sobre la que se disponen gotas y barras.',
    'Die Baldachinplatte mit Sockeln, auf der Tropfen und Stäbe angeordnet werden.',
    'La plaque de rosace à socles sur laquelle se disposent gouttes et barres.',
    'La piastra del rosone con zoccoli su cui si dispongono gocce e barre.',
    'The canopy plate with sockets on which drops and bars are laid out.',
  ),
  '9012': text(
    'A small opal drop, made to be many.',
    'Una pequeña gota opal, hecha para ser muchas.',
    'Ein kleiner Opaltropfen, gemacht, um viele zu sein.',
    'Une petite goutte opale, pensée pour se multiplier.',
    'Una piccola goccia opalina, fatta per essere in tante.',
    'A small opal drop, made to be many.',
  ),
  '9014': text(
    'A thin rod that keeps cables apart and gives the drops their place.',
    'Una varilla fina que separa los cables y da su sitio a las gotas.',
    'Ein dünner Stab, der Kabel auf Abstand hält und den Tropfen ihren Platz gibt.',
    'Une fine tige qui écarte les câbles et donne leur place aux gouttes.',
    'Un’asta sottile che distanzia i cavi e dà posto alle gocce.',
    'A thin rod that keeps cables apart and gives the drops their place.',
  ),
  '9016': text(
    'A slim bar of direct light that joins two plates.',
    'Una barra fina de luz directa que une dos placas.',
    'Ein schlanker Balken mit direktem Licht, der zwei Platten verbindet.',
    'Une barre fine à lumière directe, qui relie deux plaques.',
    'Una barra sottile a luce diretta che unisce due piastre.',
    'A slim bar of direct light that joins two plates.',
  ),
};
