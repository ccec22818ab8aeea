import belts from './belts.json';
import embed from './embed.json';
import panels from './panels.json';
import views from './views.json';
import words from './words.json';

export const texts = { belts, embed, panels, views, words };
