/** What freight may use of claims. Nothing here may read freight or insurance, which freight reads. */
export { hasClaim } from './has-claim.ts'
