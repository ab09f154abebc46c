/** What services may use of the request that a trade began with. */
export { contentOf, findRequestOfTrade, type RequestContent } from './quote-requests.ts'
export { weightOf } from './what-services-need.ts'
