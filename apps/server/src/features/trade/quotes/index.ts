/** What the jobs may use of quotes. */
export { sweepOldQuotes } from './sweep-old-quotes.ts'
