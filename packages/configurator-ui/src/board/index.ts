export { later } from '../state/later';
export { requested } from '../state/requested';
export { BoardScreen, type BoardScreenProps } from './board-screen';
