/** A page with every picture, a screen a row. */
export const indexPage = (names: readonly string[]): string => {
  const rows = new Map<string, string[]>();
  for (const name of names) {
    const screen = name.replace(/-\d+-(light|dark)-\w+$/, '');
    rows.set(screen, [...(rows.get(screen) ?? []), name]);
  }
  const figure = (name: string) =>
    `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png" alt=""></a><figcaption>${name}</figcaption></figure>`;
  const sections = [...rows].map(([screen, pictures]) => `<h2>${screen}</h2><div>${pictures.map(figure).join('')}</div>`);
  const style =
    'body{font:14px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{height:24rem;border:1px solid #ddd}';
  return `<!doctype html><meta charset="utf-8"><title>Candil: every screen</title><style>${style}</style>${sections.join('')}`;
};
