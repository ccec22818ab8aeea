export { BoardScreen, type BoardScreenProps } from './board-screen';
