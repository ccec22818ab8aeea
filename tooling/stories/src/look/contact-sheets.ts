export interface Picture {
  readonly title: string;
  readonly name: string;
  readonly theme: string;
  readonly file: string;
}

const STYLE = `
  body { margin: 24px; font: 13px system-ui; background: #bbb; width: 1500px }
  h1 { font-size: 18px; margin: 0 0 16px }
  div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start }
  figure { margin: 0 }
  img { max-width: 100%; display: block }
  figcaption { padding: 4px 0 10px; color: #222 }
`;

/** A page with every picture of one widget, light beside dark. */
export const contactSheet = (title: string, pictures: readonly Picture[]): string => {
  const figures = pictures.map(
    ({ file, name, theme }) => `<figure><img src="${file}" alt=""><figcaption>${name} · ${theme}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><div>${figures.join('')}</div>`;
};
