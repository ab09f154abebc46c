/**
 * The published tariff of inspections (specification 2, section 9): rupees, and basis points of the value of the consignment.
 * The page shows it and the estimate is calculated from it. Our fee on top is a rate in versions (decision 392).
 */
export const inspectionTariff = {
  /** Raised with every change: an estimate names the version that it was made with. */
  version: '2026-1',
  currency: 'INR',
  loadingPerContainer: 25_000,
  /** 0.65 % */
  testingRate: 65,
  testingLeastPerContainerAndDay: 25_000,
  auditPerDayAndPerson: 5_000,
  /** 0.8 %: testing and loading inspection together. */
  comprehensiveRate: 80,
  comprehensiveLeastPerContainer: 50_000,
} as const

export const tariffTexts = {
  loading: 'Rs. 25,000 per container',
  testing: '0.65 percent of the consignment value, at least Rs. 25,000 per container per day',
  audit: 'Rs. 5,000 per day per person',
  comprehensive: '0.8 percent of the shipment value, at least Rs. 50,000 per container',
} as const
