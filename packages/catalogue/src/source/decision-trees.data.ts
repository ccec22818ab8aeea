import type { LocalisedText, ModelDefinition } from '@candil/domain';
import { text } from './localised-text';

/** An answer, and which models it leaves. */
export interface AnswerSource {
  readonly id: string;
  readonly text: LocalisedText;
  /** The model of the picture; by default the first remaining one. */
  readonly pictureModel?: string;
  readonly leaves: (model: ModelDefinition) => boolean;
}

export interface QuestionSource {
  readonly id: string;
  readonly question: LocalisedText;
  readonly answers: readonly AnswerSource[];
}

/** Questions in the order they are asked; one that would leave no choice is not asked. */
export interface DecisionTreeSource {
  readonly id: string;
  readonly title: LocalisedText;
  readonly questions: readonly QuestionSource[];
}

const inPlaces =
  (...places: readonly number[]) =>
  ({ applicationLocationId }: ModelDefinition) =>
    places.includes(applicationLocationId);

const withLight =
  (...distributions: readonly string[]) =>
  ({ technical }: ModelDefinition) =>
    distributions.includes(technical.distribution);

const wide = ({ technical }: ModelDefinition): number => Math.max(technical.widthMetres, technical.depthMetres);
const between = (least: number, below: number) => (value: number) => value >= least && value < below;
const asWideAs =
  (least: number, below: number) =>
  (model: ModelDefinition): boolean =>
    between(least, below)(wide(model));
const asBrightAs =
  (least: number, below: number) =>
  ({ technical }: ModelDefinition): boolean =>
    between(least, below)(technical.lumens);

const WHERE: QuestionSource = {
  id: 'where',
  question: text(
    'Where is the light needed?',
    '¿Dónde hace falta la luz?',
    'Wo wird das Licht gebraucht?',
    'Où faut-il de la lumière ?',
    'Dove serve la luce?',
    'Where is the light needed?',
  ),
  answers: [
    {
      id: 'over-a-table',
      text: text(
        'Hanging over a table',
        'Suspendida sobre una mesa',
        'Hängend über einem Tisch',
        'Suspendue au-dessus d’une table',
        'Sospesa sopra un tavolo',
        'Hanging over a table',
      ),
      leaves: inPlaces(11),
    },
    {
      id: 'in-a-room',
      text: text(
        'Hanging in a room',
        'Suspendida en una estancia',
        'Hängend im Raum',
        'Suspendue dans une pièce',
        'Sospesa in una stanza',
        'Hanging in a room',
      ),
      leaves: inPlaces(12),
    },
    {
      id: 'on-the-ceiling',
      text: text('On the ceiling', 'En el techo', 'An der Decke', 'Au plafond', 'Sul soffitto', 'On the ceiling'),
      leaves: inPlaces(31, 32),
    },
    {
      id: 'on-the-wall',
      text: text('On the wall', 'En la pared', 'An der Wand', 'Au mur', 'Alla parete', 'On the wall'),
      leaves: inPlaces(21),
    },
    {
      id: 'standing',
      text: text(
        'Standing on a table or the floor',
        'De pie, en la mesa o en el suelo',
        'Stehend, auf Tisch oder Boden',
        'Posée sur une table ou au sol',
        'Appoggiata su un tavolo o a terra',
        'Standing on a table or the floor',
      ),
      leaves: inPlaces(41, 42),
    },
    {
      id: 'bathroom',
      text: text(
        'At a bathroom mirror',
        'Junto al espejo del baño',
        'Am Spiegel im Bad',
        'Au miroir de la salle de bains',
        'Allo specchio del bagno',
        'At a bathroom mirror',
      ),
      leaves: inPlaces(61),
    },
    {
      id: 'outdoors',
      text: text('Outdoors', 'En el exterior', 'Im Freien', 'À l’extérieur', 'All’aperto', 'Outdoors'),
      leaves: inPlaces(51, 52, 53),
    },
    {
      id: 'composition',
      text: text(
        'In a composition of several lights',
        'En una composición de varias luces',
        'In einer Komposition mehrerer Leuchten',
        'Dans une composition de plusieurs lumières',
        'In una composizione di più luci',
        'In a composition of several lights',
      ),
      leaves: inPlaces(71, 72),
    },
  ],
};

const EFFECT: QuestionSource = {
  id: 'effect',
  question: text(
    'What should the light do?',
    '¿Qué debe hacer la luz?',
    'Was soll das Licht tun?',
    'Que doit faire la lumière ?',
    'Che cosa deve fare la luce?',
    'What should the light do?',
  ),
  answers: [
    {
      id: 'shine-down',
      text: text(
        'Shine straight onto something',
        'Iluminar algo directamente',
        'Direkt auf etwas leuchten',
        'Éclairer quelque chose directement',
        'Illuminare qualcosa direttamente',
        'Shine straight onto something',
      ),
      leaves: withLight('direct'),
    },
    {
      id: 'glow',
      text: text(
        'Glow softly to every side',
        'Brillar suavemente hacia todos los lados',
        'Weich nach allen Seiten leuchten',
        'Diffuser doucement de tous les côtés',
        'Diffondersi morbida in ogni direzione',
        'Glow softly to every side',
      ),
      leaves: withLight('diffuse'),
    },
    {
      id: 'up-and-down',
      text: text(
        'Reach the ceiling as well',
        'Llegar también al techo',
        'Auch die Decke erreichen',
        'Atteindre aussi le plafond',
        'Raggiungere anche il soffitto',
        'Reach the ceiling as well',
      ),
      leaves: withLight('direct-indirect', 'indirect'),
    },
    {
      id: 'accent',
      text: text(
        'Pick out an object or a wall',
        'Destacar un objeto o una pared',
        'Einen Gegenstand oder eine Wand betonen',
        'Souligner un objet ou un mur',
        'Mettere in risalto un oggetto o una parete',
        'Pick out an object or a wall',
      ),
      leaves: withLight('accent', 'wall-wash'),
    },
  ],
};

const SIZE: QuestionSource = {
  id: 'size',
  question: text(
    'How large may it be?',
    '¿Qué tamaño puede tener?',
    'Wie groß darf sie sein?',
    'Quelle taille peut-elle avoir ?',
    'Quanto può essere grande?',
    'How large may it be?',
  ),
  answers: [
    {
      id: 'small',
      text: text(
        'Small, up to 30 cm',
        'Pequeña, hasta 30 cm',
        'Klein, bis 30 cm',
        'Petite, jusqu’à 30 cm',
        'Piccola, fino a 30 cm',
        'Small, up to 12 inches',
      ),
      leaves: asWideAs(0, 0.301),
    },
    {
      id: 'medium',
      text: text(
        'Medium, up to 50 cm',
        'Mediana, hasta 50 cm',
        'Mittel, bis 50 cm',
        'Moyenne, jusqu’à 50 cm',
        'Media, fino a 50 cm',
        'Medium, up to 20 inches',
      ),
      leaves: asWideAs(0.301, 0.501),
    },
    {
      id: 'large',
      text: text(
        'Large, over 50 cm',
        'Grande, más de 50 cm',
        'Groß, über 50 cm',
        'Grande, plus de 50 cm',
        'Grande, oltre 50 cm',
        'Large, over 20 inches',
      ),
      leaves: asWideAs(0.501, Number.POSITIVE_INFINITY),
    },
  ],
};

const AMOUNT: QuestionSource = {
  id: 'amount',
  question: text(
    'How much light is it to give?',
    '¿Cuánta luz debe dar?',
    'Wie viel Licht soll sie geben?',
    'Combien de lumière doit-elle donner ?',
    'Quanta luce deve dare?',
    'How much light is it to give?',
  ),
  answers: [
    {
      id: 'a-little',
      text: text(
        'A little, for mood',
        'Poca, para el ambiente',
        'Wenig, für die Stimmung',
        'Peu, pour l’ambiance',
        'Poca, per l’atmosfera',
        'A little, for mood',
      ),
      leaves: asBrightAs(0, 600),
    },
    {
      id: 'enough-to-work',
      text: text(
        'Enough to read and work',
        'La suficiente para leer y trabajar',
        'Genug zum Lesen und Arbeiten',
        'Assez pour lire et travailler',
        'Abbastanza per leggere e lavorare',
        'Enough to read and work',
      ),
      leaves: asBrightAs(600, 1500),
    },
    {
      id: 'a-room',
      text: text(
        'Enough for a whole room',
        'La suficiente para toda una estancia',
        'Genug für einen ganzen Raum',
        'Assez pour toute une pièce',
        'Abbastanza per un’intera stanza',
        'Enough for a whole room',
      ),
      leaves: asBrightAs(1500, Number.POSITIVE_INFINITY),
    },
  ],
};

/** The tree that a search for a luminaire begins with; callers know it by this id. */
export const FIRST_DECISION_TREE = 'find-a-luminaire';

export const DECISION_TREES: readonly DecisionTreeSource[] = [
  {
    id: FIRST_DECISION_TREE,
    title: text(
      'Find a luminaire',
      'Encontrar una luminaria',
      'Eine Leuchte finden',
      'Trouver un luminaire',
      'Trovare un apparecchio',
      'Find a luminaire',
    ),
    questions: [WHERE, EFFECT, SIZE, AMOUNT],
  },
  {
    id: 'begin-with-the-light',
    title: text(
      'Begin with the light',
      'Empezar por la luz',
      'Beim Licht beginnen',
      'Commencer par la lumière',
      'Cominciare dalla luce',
      'Begin with the light',
    ),
    questions: [EFFECT, AMOUNT, WHERE, SIZE],
  },
];
