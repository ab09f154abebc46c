/** What services may use of the request that a trade began with. */
export { contentOf, findRequestOfTrade, type GoodsLine, type RequestContent } from './quote-requests.ts'
export { valueOfLine } from './value-of-goods.ts'
