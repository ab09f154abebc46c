/** What each part of the product rests on, by the facts' names in docs/facts.md. Where one of them is old, that part says so. */
export const factsBehind = {
  /** The age of a lane's level is said at its own offer. */
  freightBySea: [
    ...['closed-passages', 'passages-in-part'],
    ...['surcharges-emissions', 'surcharges-war', 'surcharges-other', 'emission-factors', 'ports', 'quays'],
  ],
  freightByAir: ['surcharges-war', 'surcharges-other', 'emission-factors'],
  freightByLand: ['closed-borders', 'container-trains', 'surcharges-other', 'emission-factors'],
  dangerousGoods: ['dangerous-goods', 'segregation'],
  insurance: ['listed-areas', 'closed-passages', 'cargo-clauses', 'incoterms'],
  arrival: ['bank-days', 'public-holidays', 'cut-offs', 'target-days'],
  freeTime: ['free-time'],
  landedCost: ['duty-rates', 'customs-rules', 'hs-codes', 'hs-replaced'],
  customs: ['customs-asks'],
  paymentTerms: ['payment-terms'],
  accounts: ['account-numbers', 'payment-codes', 'name-checks'],
  excludedCountries: ['excluded-countries'],
} as const satisfies Record<string, readonly string[]>
export type FactUse = keyof typeof factsBehind
