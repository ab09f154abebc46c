/** Everything that makes an invoice fundable, in the order in which a person would mend it. */
export const eligibilityChecks = [
  'limit_active',
  'currency',
  'wallet',
  'due_date',
  'term',
  'payment_terms',
  'percentage',
  'limit_amount',
  'partner_cap',
  'shipped',
  'buyer_pays',
  'not_factored',
  // Of an electronic invoice only.
  'is_invoice',
  'cost_covered',
] as const
export type EligibilityCheck = (typeof eligibilityChecks)[number]
