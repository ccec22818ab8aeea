/** Path and query of the first link in the text of a mail: opened on the origin that is being used, whatever the mail names. */
export const pathInMail = (text: string): string | undefined => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined || !URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return pathname.startsWith('//') ? undefined : `${pathname}${search}`;
};
