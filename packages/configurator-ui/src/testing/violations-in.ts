import axe from 'axe-core';

/**
 * Findings of axe in one line each. Off: contrast, which needs a browser that paints, and landmarks, which are the page's matter. Selectors
 * are not written either: the DOM of the tests cannot parse some of them, and finding one costs more than the rules.
 */
export const violationsIn = async (root: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};
