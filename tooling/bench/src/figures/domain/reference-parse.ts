import { strict as assert } from 'node:assert';
import { parseReference } from '@candil/domain';
import { compare } from '../../measure';
import { absolute, figure, nanoseconds } from '../../report';

const PATTERN = /^(\d{4})(-?)([0-9A-Z]{2})(?:\/([0-9A-Z])([0-9A-Z]))?(?:_([0-9A-Z]{2}))?$/;
const byPattern = (text: string) => {
  const match = PATTERN.exec(text.replace(/\s/g, '').toUpperCase());
  return match && { model: match[1], color: match[3], temperature: match[4], control: match[5], installation: match[6] };
};

const references = Array.from({ length: 10_000 }, (_, i) => {
  const model = String(i % 10_000).padStart(4, '0');
  return [`${model}11`, `${model}-24/6Z`, `${model}10/1A_18`, `${model}42_03`][i % 4] as string;
});

/** Reading a reference code, against a regular expression. */
export const referenceParse = () => {
  for (const reference of references) {
    const ours = parseReference(reference);
    const peer = byPattern(reference);
    assert.ok(ours.ok && peer);
    const { dash: _, ...parts } = ours.value;
    assert.deepEqual({ ...parts }, Object.fromEntries(Object.entries(peer).filter(([, value]) => value !== undefined)));
  }
  const parseAll = (parse: (text: string) => unknown) => () => {
    for (const reference of references) parse(reference);
  };
  const { ours, regex } = compare({
    ours: { run: parseAll(parseReference), calls: references.length },
    regex: { run: parseAll(byPattern), calls: references.length },
  });
  figure(
    'reference parse',
    `${absolute(ours)} a code, regex ${nanoseconds(regex)}, ratio ${(ours / regex).toFixed(2)}`,
    '<= 60 ns',
    (slower) => ours <= 60 * slower,
  );
};
