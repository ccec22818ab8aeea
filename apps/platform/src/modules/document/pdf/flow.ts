import type { Canvas } from './canvas';

/** The place on the paper where the next part stands; begins a new page where a part does not fit. */
export class Flow {
  constructor(
    private readonly canvas: Canvas,
    public y: number,
    /** Draws what a new page begins with; tells where its content begins. */
    private readonly beginPage: () => number,
  ) {}

  /** Makes sure that the next `height` points are on one page; tells whether that took a new page. */
  need(height: number): boolean {
    if (this.y + height <= this.canvas.layout.bottom) return false;
    this.canvas.newPage();
    this.y = this.beginPage();
    return true;
  }
}
