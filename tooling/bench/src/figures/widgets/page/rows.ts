/** Rows of all tables and lists: ten thousand articles, the same for every kit. */
export interface Article {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly finish: string;
  readonly weeks: number;
  readonly price: string;
}

const NAMES = ['Alba', 'Orla', 'Nau', 'Tela', 'Bruma', 'Vela', 'Cala', 'Duna'];
const FINISHES = ['Terra', 'Brass', 'Black', 'White', 'Sage green'];

export const COUNT = 10_000;

export const articles: readonly Article[] = Array.from({ length: COUNT }, (_, index) => ({
  id: String(index),
  name: `${NAMES[index % NAMES.length]} ${index}`,
  reference: `${String(1000 + (index % 9000))}${10 + (index % 80)}`,
  finish: FINISHES[index % FINISHES.length] ?? '',
  weeks: 2 + (index % 9),
  price: `${(96 + (index % 700)).toFixed(2)} €`,
}));

/** Rows of a table that match its filter. */
export const found = (typed: string): readonly Article[] => {
  const wanted = typed.toLowerCase();
  return wanted === ''
    ? articles
    : articles.filter(({ name, reference }) => name.toLowerCase().includes(wanted) || reference.includes(wanted));
};

export const HEIGHT = 600;
export const ROW_HEIGHT = 48;
