/** Writes words into an element that holds nothing else. The text that is there takes them, which costs less than another one. */
export const writeText = (element: Element, words: string): void => {
  const { firstChild } = element;
  if (firstChild === null) element.textContent = words;
  else firstChild.nodeValue = words;
};
