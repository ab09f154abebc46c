/**
 * What special cargo costs on the road and in the office, in cents of US dollars. The amounts are ours: of the size that carriers publish
 * (decisions 163 and 164). What it costs between the terminals is in the tariff.
 */
export const specialRates = {
  /** For each substance: documents are checked. */
  dangerousDocument: 9_500n,
  /** For each refrigerated container and leg by truck. */
  genset: 22_000n,
  /** For each container and leg by truck. */
  permit: 45_000n,
  triAxle: 26_000n,
} as const
