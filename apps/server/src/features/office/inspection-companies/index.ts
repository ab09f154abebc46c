/** What quality assurance may use of inspection companies. */
export { findInspectionCompany } from './inspection-companies.ts'
