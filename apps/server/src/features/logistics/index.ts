export { sweepOldFreightQuotes } from './sweep-old-freight-quotes.ts'
