/** What the jobs may use of quotes. */
export { sweepOldQuotes } from '../../services/simple-payment/sweep-old-quotes.ts'
