export type FaqEntry = {
  /** The end of its address, so it stays as it is: /help-and-support#what-does-it-cost */
  id: string
  question: string
  answer: string
  /** Words that people ask with and that stand neither in question nor answer. */
  terms?: string
  /** Where a signed-in customer does it. */
  link?: { to: string; text: string }
}
