import { dayText } from '@tradelane/contract/primitives/day-text'
/** "20 Nov 2026": the day that a rate is of. */
export const rateDay = (asOf: Date): string => dayText(asOf)

/** Where a rate comes from, and of when it is. */
export type RateOrigin = { source: string; asOf: Date }

/** "Sandbox rate, 20 Nov 2026": what every document prints beside a rate. */
export const rateOriginText = ({ source, asOf }: RateOrigin): string => `${source}, ${rateDay(asOf)}`
