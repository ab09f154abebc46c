/**
 * What special cargo costs beside its carriage, in cents of US dollars. The amounts are ours: of the size that carriers publish, and to be
 * replaced by their tariffs (decisions 163 and 164).
 */
export const specialRates = {
  /** For each container or truck with dangerous goods; for each W/M of a part load; for each 100 kg by air. */
  dangerous: { container: 35_000n, 'W/M': 4_500n, truck: 28_000n, '100 kg': 6_000n, t: 0n },
  dangerousLeast: 12_000n,
  /** For each substance: documents are checked. */
  dangerousDocument: 9_500n,
  /** For each refrigerated container, at each terminal: power and monitoring. */
  plugIn: 13_500n,
  /** For each refrigerated container and leg by truck. */
  genset: 22_000n,
  /** For each container: what a load over the frame takes from its neighbours. */
  overHeight: 90_000n,
  overWidth: 165_000n,
  overLength: 120_000n,
  /** For each container and leg by truck. */
  permit: 45_000n,
  triAxle: 26_000n,
} as const
