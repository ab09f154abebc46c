/** What insurance may use of claims. Nothing here may read insurance, which claims read. */
export { hasClaim } from './has-claim.ts'
