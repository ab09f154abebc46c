/** What requests for a quote may use of the company's route. */
export { findAvailability, saveAvailability } from './save-availability.ts'
