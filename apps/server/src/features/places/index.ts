export type { KnownCity } from './city-file.ts'
export { findCity } from './find-city.ts'
