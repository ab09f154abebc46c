/** What the staff's own pages use: views end with the role. */
export { endViewsOf } from './leave-views.ts'
