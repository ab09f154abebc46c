import { clearanceBasisPoints, clearanceEntry, servicePercent, serviceRateVersion } from '@tradelane/freight'
import { decimalText, money } from '@tradelane/money'
import type { RateInForce } from '../../../../entries/rate-in-force.ts'

export const freightRates = async (): Promise<readonly RateInForce[]> => [
  {
    service: 'freight',
    basisPoints: servicePercent * 100,
    text: 'of the carriage',
    version: serviceRateVersion,
  },
  {
    service: 'customs_clearance',
    basisPoints: clearanceBasisPoints,
    text: `of the goods’ value, and ${decimalText(money(clearanceEntry, 'USD'))} USD an entry`,
  },
]
