import type { Canvas } from './canvas';

/** The position of the next part on the page; begins a new page if a part does not fit. */
export class Flow {
  constructor(
    private readonly canvas: Canvas,
    public y: number,
    /** Draws the head of a new page and returns where its content begins. */
    private readonly beginPage: () => number,
  ) {}

  /** Keeps the next `height` points on one page; true when that took a new page. */
  need(height: number): boolean {
    if (this.y + height <= this.canvas.layout.bottom) return false;
    this.canvas.newPage();
    this.y = this.beginPage();
    return true;
  }
}
