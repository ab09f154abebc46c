export type FaqEntry = {
  /** The end of its address, which must not change: /help-and-support#what-does-it-cost */
  id: string
  question: string
  answer: string
  /** Search words that appear neither in the question nor in the answer. */
  terms?: string
  /** Where a signed-in customer can do it. */
  link?: { to: string; text: string }
}
