/** What services may ask of the restricted countries. */
export { excludedCountries, findRestriction, nameOfCountry, type ScreenedPlace } from './find-restriction.ts'
