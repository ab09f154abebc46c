export { placeName } from './city-text.ts'
export { findCity, findNamedCity } from './find-city.ts'
export { foldName } from './fold-name.ts'
export { asAnswered } from './search-cities.ts'
