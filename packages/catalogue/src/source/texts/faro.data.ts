import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const FARO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '5935': text(
    'A small ceiling can that turns and tilts, with its source set back from the rim.',
    'Un pequeño cilindro de techo que gira y bascula, con la fuente retirada del borde.',
    'Ein kleiner Deckenzylinder zum Drehen und Neigen, mit zurückgesetzter Lichtquelle.',
    'Un petit cylindre de plafond orientable, à la source en retrait.',
    'Un piccolo cilindro da soffitto orientabile, con la sorgente arretrata.',
    'A small ceiling can that turns and tilts, with its source set back from the rim.',
  ),
  '5940': text(
    'Two cans on one plate, each aimed by itself.',
    'Dos cilindros en una placa, cada uno con su propia orientación.',
    'Zwei Zylinder auf einer Platte, jeder für sich auszurichten.',
    'Deux cylindres sur une platine, orientables séparément.',
    'Due cilindri su una piastra, ciascuno orientabile da solo.',
    'Two cans on one plate, each aimed by itself.',
  ),
  '5945': text(
    'The can for tracks, with a narrow beam for pictures and shelves.',
    'El cilindro para carril, de haz estrecho para cuadros y estantes.',
    'Der Zylinder für die Schiene, eng strahlend für Bilder und Regale.',
    'Le cylindre sur rail, au faisceau étroit pour tableaux et étagères.',
    'Il cilindro per binario, a fascio stretto per quadri e scaffali.',
    'The can for tracks, with a narrow beam for pictures and shelves.',
  ),
  '5950': text(
    'The can on a short arm, for beds and for reading corners.',
    'El cilindro sobre un brazo corto, para cabeceros y rincones de lectura.',
    'Der Zylinder an kurzem Arm, für Betten und Leseecken.',
    'Le cylindre sur un bras court, pour chevets et coins lecture.',
    'Il cilindro su un braccio corto, per letti e angoli di lettura.',
    'The can on a short arm, for beds and for reading corners.',
  ),
  '5955': text(
    'A hanging tube with a narrow beam that draws one bright circle on the counter.',
    'Un tubo suspendido de haz estrecho que dibuja un círculo claro en la barra.',
    'Eine hängende Röhre mit engem Strahl, die einen hellen Kreis auf die Theke zeichnet.',
    'Un tube suspendu au faisceau étroit, qui trace un cercle clair sur le comptoir.',
    'Un tubo sospeso a fascio stretto che disegna un cerchio chiaro sul bancone.',
    'A hanging tube with a narrow beam that draws one bright circle on the counter.',
  ),
};
