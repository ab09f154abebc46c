export type { Enquiry } from './enquiry.ts'
export { freightOf, numbered } from './freight-quotes.ts'
export { seaLanesOf } from './sea-lanes.ts'
export { sweepOldFreightQuotes } from './sweep-old-freight-quotes.ts'
