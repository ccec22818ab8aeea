import { openHostPage } from './open-host-page';

const { url } = await openHostPage(process.env.PLATFORM ?? 'http://127.0.0.1:4000', Number(process.env.PORT ?? 4100));
process.stdout.write(`A page that embeds the configurator: ${url}\n`);
