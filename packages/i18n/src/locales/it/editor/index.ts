import panels from './panels.json';
import views from './views.json';
import words from './words.json';

export const texts = { panels, views, words };
