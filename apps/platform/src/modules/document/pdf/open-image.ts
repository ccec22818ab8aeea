/** A picture that is stored in the document once, however often it is shown. */
export interface OpenImage {
  readonly label: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

declare global {
  namespace PDFKit {
    /** Documented by pdfkit, missing in its types. */
    interface PDFDocument {
      openImage(bytes: Buffer): OpenImage;
    }
    namespace Mixins {
      interface PDFImage {
        image(picture: OpenImage, x: number, y: number, options: ImageOption): this;
      }
    }
  }
}
