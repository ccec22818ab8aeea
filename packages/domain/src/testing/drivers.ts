import type { DriverCatalogue, DriverOption } from '../driver';

/** A driver for that many lights of a control. */
export function driver(number_support: number, control: string, driverCode: string): DriverOption {
  return { number_support, control, driverCode };
}

/** Drivers of model 0820: 1, 2 and 4 lights of control A, 6 of control D, in the USA 1 and 2 of control A. */
export function driverCatalogue(more: DriverCatalogue = {}): DriverCatalogue {
  return {
    '0820': {
      usa: [driver(1, 'A', '9101-03'), driver(2, 'A', '9102-03')],
      row: [driver(1, 'A', '900103'), driver(6, 'D', '900610'), driver(2, 'A', '900203'), driver(4, 'A', '900403')],
    },
    ...more,
  };
}
