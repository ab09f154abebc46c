export { placeOf } from './city-text.ts'
export { findCity, findNamedCity, type NamedPosition } from './find-city.ts'
export { foldName } from './fold-name.ts'
export { asAnswered } from './search-cities.ts'
