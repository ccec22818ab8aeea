export { dxfOfBoard } from './board-dxf';
export { pdfOfBoard, type SheetHead } from './board-pdf';
export { pictureSvgOfBoard } from './board-picture';
export { svgOfBoard } from './board-svg';
export { type DrawnBoard, type DrawnWords, drawBoard } from './drawn-board';
