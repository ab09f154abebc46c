import { money } from '@tradelane/money'
import { feesBy } from '../src/features/services/logistics/our-fees.ts'

const first = { rateId: '', isOwn: false, version: 1, least: undefined, most: undefined }

/** Our fees on freight by the rates that come with the product. */
export const firstFees = feesBy({
  logistics: { ...first, service: 'logistics', basisPoints: 200 },
  clearance: { ...first, service: 'clearance', basisPoints: 25 },
  clearance_entry: { ...first, service: 'clearance_entry', basisPoints: 0, fixed: money(12_000n, 'USD') },
})
