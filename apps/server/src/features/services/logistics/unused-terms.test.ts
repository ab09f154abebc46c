import { type rateCardModes, unusedTerms } from '@tradelane/contract/logistics/rate-cards'
import type { Place, RateCard } from '@tradelane/freight'
import { money } from '@tradelane/money'
import { expect, test } from 'vitest'
import { firstFees } from '../../../../test/first-fees.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { Enquiry } from './enquiry.ts'
import { pricesInForce } from './rate-cards.ts'
import { rateEnquiry } from './rate-enquiry.ts'

const app = theApp()

test.each([
  ['FCL', 'FCL'],
  ['LCL', 'LCL'],
  ['BULK', 'BULK'],
  ['AIR', 'AIR'],
  ['FTL', 'FTL'],
  ['LTL', 'LTL'],
  ['RAIL_FCL', 'RAIL_FCL'],
  ['TRUCK_FULL', 'FCL'],
  ['TRUCK_PART', 'LCL'],
  ['TRAIN_FULL', 'FCL'],
] as const)(
  'the form of a card for %s has the terms that change an offer, and no others',
  async (mode, by) => {
    const { cards, tariff } = await pricesInForce(app.db)
    const enquiry = enquiryOf(mode)
    const offersWith = (changed: Partial<RateCard>) => {
      const priced = cards.map((card) => (card.mode === mode ? { ...card, ...changed } : card))
      return rateEnquiry(enquiry, [by], { cards: priced, tariff, fees: firstFees }, [])
    }
    const before = offersWith({})
    const unused = Object.entries(terms).flatMap(([term, change]) => {
      const after = offersWith(change)
      return JSON.stringify(after, asText) === JSON.stringify(before, asText) ? [term] : []
    })
    expect(unused.sort()).toEqual([...unusedTerms[mode]].sort())
  },
)

const much = money(90_000_000n, 'USD')
/** Each so far from what the cards have that it shows where it counts. */
const terms = {
  base: { base: much },
  per_thousand: { perThousand: much },
  minimum: { minimum: much },
  handling: { handling: much },
  documents: { documents: much },
  fuel_percent: { fuelPercent: 199 },
  per_day: { perDay: 37 },
  handling_days: { handlingDays: 59 },
  co2_percent: { co2Percent: 999 },
  validity_days: { validityDays: 89 },
} satisfies Record<string, Partial<RateCard>>

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const place = (name: string, countryCode: string, lng: number, lat: number): Place => ({
  name,
  countryCode,
  position: [lng, lat],
})
const mumbai = place('Mumbai', 'IN', 72.88, 19.07)
const munich = place('Munich', 'DE', 11.58, 48.14)
const warsaw = place('Warsaw', 'PL', 21.01, 52.23)
const chicago = place('Chicago', 'US', -87.65, 41.85)
const shanghai = place('Shanghai', 'CN', 121.46, 31.22)
const chongqing = place('Chongqing', 'CN', 106.55, 29.56)

function enquiryOf(mode: (typeof rateCardModes)[number]): Enquiry {
  const bySea = [mumbai, munich] as const
  const byLand = [munich, warsaw] as const
  const ends = {
    ...{ FCL: bySea, LCL: bySea, BULK: bySea, AIR: bySea, TRUCK_FULL: bySea, TRUCK_PART: bySea },
    ...{ FTL: byLand, LTL: byLand },
    ...({ RAIL_FCL: [chongqing, warsaw], TRAIN_FULL: [chicago, shanghai] } as const),
  }
  const [from, to] = ends[mode]
  const isBoxed = ['FCL', 'RAIL_FCL', 'TRUCK_FULL', 'TRAIN_FULL'].includes(mode)
  return {
    ...{ from, to, shippingDate: '2027-05-03', container: isBoxed ? 'ST40' : null },
    ...{ quantity: 1, weightKg: 3_000, volumeM3: 8, customsClearance: false, insurance: false },
    invoiceCents: null,
  }
}
