import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const CORO_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '2590': text(
    'Three small domes at three heights below one round canopy.',
    'Tres pequeñas cúpulas a tres alturas bajo un florón redondo.',
    'Drei kleine Schirme in drei Höhen unter einem runden Baldachin.',
    'Trois petites coupoles à trois hauteurs sous une rosace ronde.',
    'Tre piccole calotte a tre altezze sotto un rosone tondo.',
    'Three small domes at three heights below one round canopy.',
  ),
  '2592': text(
    'Five opal globes that fall like a loose handful of light.',
    'Cinco esferas opal que caen como un puñado suelto de luz.',
    'Fünf Opalkugeln, die wie eine lose Handvoll Licht fallen.',
    'Cinq globes opale qui tombent comme une poignée de lumière.',
    'Cinque globi opalini che scendono come una manciata di luce.',
    'Five opal globes that fall like a loose handful of light.',
  ),
  '2594': text(
    'Seven cones in a spiral, for stairwells and high rooms.',
    'Siete conos en espiral, para huecos de escalera y salas altas.',
    'Sieben Kegel in einer Spirale, für Treppenaugen und hohe Räume.',
    'Sept cônes en spirale, pour cages d’escalier et pièces hautes.',
    'Sette coni a spirale, per trombe di scale e ambienti alti.',
    'Seven cones in a spiral, for stairwells and high rooms.',
  ),
  '2596': text(
    'Four cylinders in a row below a bar canopy, for long tables.',
    'Cuatro cilindros en fila bajo un florón lineal, para mesas largas.',
    'Vier Zylinder in einer Reihe unter einem linearen Baldachin, für lange Tische.',
    'Quatre cylindres alignés sous une rosace linéaire, pour longues tables.',
    'Quattro cilindri in fila sotto un rosone lineare, per tavoli lunghi.',
    'Four cylinders in a row below a bar canopy, for long tables.',
  ),
  '2598': text(
    'A hoop that gathers the cables of a group before they part.',
    'Un anillo que reúne los cables de un grupo antes de separarse.',
    'Ein Reif, der die Kabel einer Gruppe sammelt, bevor sie sich trennen.',
    'Un cerceau qui réunit les câbles d’un groupe avant qu’ils se séparent.',
    'Un cerchio che raccoglie i cavi di un gruppo prima che si separino.',
    'A hoop that gathers the cables of a group before they part.',
  ),
};
