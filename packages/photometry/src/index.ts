export * from './conversion';
export * from './diagram';
export * from './eulumdat';
export * from './ies';
export * from './illuminance';
export * from './light';
export * from './luminaire';
export * from './result';
