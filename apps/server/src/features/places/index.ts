export { findCity } from './find-city.ts'
export { foldName } from './fold-name.ts'
