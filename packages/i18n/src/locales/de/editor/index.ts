import belts from './belts.json';
import board from './board.json';
import compositor from './compositor.json';
import embed from './embed.json';
import express from './express.json';
import list from './list.json';
import panels from './panels.json';
import pieces from './pieces.json';
import shortcuts from './shortcuts.json';
import sticks from './sticks.json';
import validation from './validation.json';
import views from './views.json';
import words from './words.json';

export const texts = { belts, board, compositor, embed, express, list, panels, pieces, shortcuts, sticks, validation, views, words };
