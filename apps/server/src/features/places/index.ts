export { findCity } from './find-city.ts'
