/** What is odd about an HS code of the right form, in words for the customer; undefined where nothing is known to be. */
export const oddHsCode = (_code: string): string | undefined => undefined
