import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Alert } from '../alert/alert';
import { KitTextsProvider } from './kit-texts';

it('speaks English by itself, the given language below a provider, and a prop wins', () => {
  render(
    <>
      <Alert severity="success" closable />
      <KitTextsProvider texts={{ close: 'Cerrar' }}>
        <Alert severity="success" closable />
        <Alert severity="success" closable closeLabel="Fuera" />
      </KitTextsProvider>
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close', 'Cerrar', 'Fuera']);
});
