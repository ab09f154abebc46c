export { findCity, findNamedCity } from './find-city.ts'
export { foldName } from './fold-name.ts'
