/** The form of a record: `# NNN Title`, date and status, then context, decision and consequences. */
export const SECTIONS = ['Context', 'Decision', 'Consequences'];
const STATUS = /^Date: (\d{4}-\d\d-\d\d) · Status: (proposed|accepted|withdrawn|superseded by \d{3})$/;
const LONGEST_TITLE = 72;

/** Lists faults in the form of one record. */
export const problemsOf = (name, text) => {
  const [heading = '', status = ''] = text.split('\n');
  const [, number, title] = /^# (\d{3}) (.+)$/.exec(heading) ?? [];
  if (title === undefined) return [`${name}: the first line must be "# NNN Title"`];
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  return [
    ...(name.startsWith(`${number}-`) ? [] : [`${name}: the title has the number ${number}`]),
    ...(title.length > LONGEST_TITLE ? [`${name}: the title is longer than ${LONGEST_TITLE} characters`] : []),
    ...(/^(What|Who|Whose|How|Where|Why)\b/.test(title) ? [`${name}: the title must say the decision, not ask a question`] : []),
    ...(STATUS.test(status) ? [] : [`${name}: the second line must be "Date: YYYY-MM-DD · Status: accepted"`]),
    ...(sections.join() === SECTIONS.join() ? [] : [`${name}: the sections must be ${SECTIONS.join(', ')}, one decision each`]),
  ];
};

const INTRODUCTION = `# Decisions
One record per choice that would surprise a reader: its title says the decision, its sections the context, the decision and its consequences. A record that reverses another says so.
New records take the next free number. \`node tooling/quality/check-decisions.mjs --write\` writes this page.

`;

const gaps = (numbers) => {
  const missing = [];
  for (let number = 1; number < Math.max(...numbers); number += 1)
    if (!numbers.includes(number)) missing.push(String(number).padStart(3, '0'));
  return missing;
};

/** The page of all records; `texts` maps the name of each file to its text. */
export const indexPage = (texts) => {
  const names = [...texts.keys()].sort();
  const rows = names.map((name) => {
    const [heading, status] = texts.get(name).split('\n');
    return `| [${name.slice(0, 3)}](${name}) | ${heading.slice(6)} | ${STATUS.exec(status)?.[1] ?? ''} |`;
  });
  const missing = gaps(names.map((name) => Number(name.slice(0, 3))));
  const reason = `Numbers without a record: ${missing.join(', ')}. 040 was withdrawn (it replaced ky by fetch), and 041 became [the coverage table](../specification/coverage.md). The others were set aside for changes that were written at the same time and did not need them.`;
  return `${INTRODUCTION}| number | decision | date |\n|---|---|---|\n${rows.join('\n')}\n\n${reason}\n`;
};
