import type { CompanyUser } from '@candil/contract';
import { expect, test } from 'vitest';
import { findPeople } from './find-people';

const person = (name: string, email: string) => ({ name, email }) as CompanyUser;
const people = [person('Marta Soler', 'marta@llum.example'), person('Íñigo Peña', 'i.pena@llum.example')];

test.each([
  ['', ['Marta Soler', 'Íñigo Peña']],
  ['  inigo', ['Íñigo Peña']],
  ['PEÑA', ['Íñigo Peña']],
  ['marta@', ['Marta Soler']],
  ['nobody', []],
])('%j finds %j', (typed, names) => {
  expect(findPeople(people, typed).map(({ name }) => name)).toEqual(names);
});
