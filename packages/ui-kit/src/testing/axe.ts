import axe from 'axe-core';

/**
 * Findings of axe in one line each. Off: contrast, which needs a real browser, and landmarks, which are the page's matter.
 * Radix marks its focus guards hidden though they take focus for an instant; they are left out.
 */
export const violationsIn = async (root: Element): Promise<string[]> => {
  const results = await axe.run(
    { include: root, exclude: '[data-radix-focus-guard]' },
    {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      // Only findings are requested: for passed rules axe would describe one element each.
      resultTypes: ['violations'],
      preload: false,
    },
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};
