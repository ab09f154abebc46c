/** What services may ask of the restricted countries. */
export { findRestriction, nameOfCountry, type ScreenedPlace } from './find-restriction.ts'
