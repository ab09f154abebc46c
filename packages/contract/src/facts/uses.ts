/** What each part of the product rests on, by the facts' names in docs/facts.md. Where one of them is old, that part says so. */
export const factsBehind = {
  /** The age of a lane's level is said at its own offer. */
  freightBySea: [
    ...['closed-passages', 'passages-in-part'],
    ...['surcharges-emissions', 'surcharges-war', 'surcharges-other', 'emission-factors'],
  ],
  freightByAir: ['surcharges-war', 'surcharges-other', 'emission-factors'],
  freightByLand: ['closed-borders', 'surcharges-other', 'emission-factors'],
  dangerousGoods: ['dangerous-goods', 'segregation'],
  insurance: ['listed-areas', 'closed-passages', 'cargo-clauses', 'incoterms'],
  arrival: ['bank-days', 'public-holidays', 'cut-offs', 'target-days'],
  freeTime: ['free-time'],
} as const satisfies Record<string, readonly string[]>
export type FactUse = keyof typeof factsBehind
