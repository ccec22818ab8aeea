import type { LocalisedText } from '@candil/domain';
import { text } from '../localised-text';

/** One sentence for each model of the collection. */
export const CARRIL_DESCRIPTIONS: Readonly<Record<string, LocalisedText>> = {
  '9210': text(
    'A metre of track with five slots; spots and lines click in from below.',
    'Un metro de carril con cinco ranuras; focos y líneas encajan desde abajo.',
    'Ein Meter Stromschiene mit fünf Plätzen; Strahler und Linien rasten von unten ein.',
    'Un mètre de rail à cinq emplacements ; spots et lignes s’enclenchent par le bas.',
    'Un metro di binario con cinque sedi; faretti e linee si innestano dal basso.',
    'Three feet of track with five slots; spots and lines click in from below.',
  ),
  '9212': text(
    'Turns a line of tracks by a right angle and carries the current around it.',
    'Gira la línea de carriles en ángulo recto y lleva la corriente por la esquina.',
    'Führt die Schienen im rechten Winkel weiter und den Strom mit ihnen.',
    'Tourne la ligne de rails à angle droit et y conduit le courant.',
    'Piega la linea di binari ad angolo retto e porta con sé la corrente.',
    'Turns a line of tracks by a right angle and carries the current around it.',
  ),
  '9214': text(
    'Joins two tracks end to end.',
    'Une dos carriles por sus extremos.',
    'Verbindet zwei Schienen an den Enden.',
    'Relie deux rails bout à bout.',
    'Unisce due binari testa a testa.',
    'Joins two tracks end to end.',
  ),
  '9216': text(
    'Closes the last end of a track.',
    'Cierra el último extremo de un carril.',
    'Schließt das letzte Ende einer Schiene.',
    'Ferme la dernière extrémité d’un rail.',
    'Chiude l’ultima estremità di un binario.',
    'Closes the last end of a track.',
  ),
  '9218': text(
    'Brings the current into one end of the track, on the surface or built in.',
    'Lleva la corriente a un extremo del carril, en superficie o empotrada.',
    'Bringt den Strom an ein Ende der Schiene, im Aufbau oder eingebaut.',
    'Amène le courant à une extrémité du rail, en saillie ou encastrée.',
    'Porta la corrente a un’estremità del binario, in superficie o a incasso.',
    'Brings the current into one end of the track, on the surface or built in.',
  ),
  '9220': text(
    'A small spot with a narrow beam, set back against glare.',
    'Un foco pequeño de haz estrecho, retranqueado contra el deslumbramiento.',
    'Ein kleiner, eng bündelnder Strahler, zurückgesetzt gegen Blendung.',
    'Un petit spot à faisceau étroit, en retrait contre l’éblouissement.',
    'Un piccolo faretto a fascio stretto, arretrato contro l’abbagliamento.',
    'A small spot with a narrow beam, set back against glare.',
  ),
  '9222': text(
    'A short line of even light that follows its track.',
    'Una línea corta de luz uniforme que sigue a su carril.',
    'Eine kurze Linie gleichmäßigen Lichts, die ihrer Schiene folgt.',
    'Une courte ligne de lumière égale qui suit son rail.',
    'Una breve linea di luce uniforme che segue il suo binario.',
    'A short line of even light that follows its track.',
  ),
};
