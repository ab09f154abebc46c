import { type Currency, currencies } from '@tradelane/money'
import { z } from 'zod/mini'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { promised } from '../lifecycle/promises.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, id, instant, positiveAmount, wireAmount } from '../primitives/values.ts'
import {
  basisPointsOf,
  chargedIn,
  fixedIn,
  hasLimits,
  priceServiceNames,
  priceServices,
  rateBases,
} from './services.ts'

/** PENDING waits for a second person. What is replaced before it begins is RETIRED without having been charged. */
export const rateStates = ['PENDING', 'ACTIVE', 'RETIRED'] as const
export const rateScopes = ['default', 'customer'] as const

const service = z.enum(priceServiceNames, 'Select a service')
const basis = z.enum(rateBases)
const scope = z.enum(rateScopes)

const rate = z.object({
  rate_id: id,
  service,
  scope,
  /** Whose own rate it is. */
  uid: z.nullable(id),
  company_name: z.nullable(z.string()),
  basis,
  /** Percent: 0.05 is 0.05 %. Of a fixed amount: so much in `currency`. */
  value: z.number(),
  /** The least and the most of one charge of a percentage. They are for amounts in `currency` only. */
  min: z.nullable(wireAmount),
  max: z.nullable(wireAmount),
  currency: z.nullable(currencyCode),
  /** Null while it waits. */
  version: z.nullable(z.number()),
  /** Null: from the confirmation. */
  valid_from: z.nullable(instant),
  valid_to: z.nullable(instant),
  state: z.enum(rateStates),
  /** The names of colleagues. Null for what came with the product, and where nobody else could confirm it. */
  asked_by: z.nullable(z.string()),
  confirmed_by: z.nullable(z.string()),
  reason: z.string(),
})
export type WirePriceRate = z.input<typeof rate>

/** Percent, or an amount, with at most two decimals, as hundredths. */
const hundredthsOf = z.codec(
  z
    .number('Enter a number')
    .check(
      z.refine(
        (value) => value >= 0 && Number.isInteger(basisPointsOf(value)),
        'Enter a number with at most two decimals',
      ),
    ),
  z.number(),
  { decode: basisPointsOf, encode: (value) => value / 100 },
)

export const rateReason = paragraphs(1000, 'Say why')

export const ratedFields = {
  service,
  /** Both follow from the other fields, and are compared with them. */
  scope: z.optional(scope),
  basis: z.optional(basis),
  /** Left out, it is for all customers that have no rate of their own. */
  uid: z.optional(id),
  value: hundredthsOf,
  min: z.optional(wireAmount.check(z.refine((text) => !text.startsWith('-'), 'Enter a valid amount'))),
  max: z.optional(positiveAmount),
  currency: z.optional(currencyCode),
  /** Left out, it begins when it is confirmed. */
  valid_from: z.optional(instant),
  /** Of a rate for one customer: from then on, the one for all holds again. */
  valid_to: z.optional(instant),
}

type Rated = z.output<z.ZodMiniObject<typeof ratedFields>>

/** A slip of the decimal point is more: in the currency, and a hundred times as much where it has no decimals. */
const [mostOfLeast, mostOfMost] = [10_000, 1_000_000]
const isMoreThan = (amount: string | undefined, limit: number, currency: Currency | undefined): boolean =>
  amount !== undefined &&
  Number(amount) > limit * (currency !== undefined && currencies[currency].exponent === 0 ? 100 : 1)

/** What the fields say of each other. */
const rules = [
  z.refine<Rated>(({ service, value }) => value <= priceServices[service].most * 100, {
    path: ['value'],
    error: 'This is more than the service may charge. Check the decimal point.',
  }),
  z.refine<Rated>(({ service, basis }) => !basis || basis === priceServices[service].basis, {
    path: ['basis'],
    error: 'This service has another basis',
  }),
  z.refine<Rated>(({ scope, uid }) => !scope || (scope === 'customer') === (uid !== undefined), {
    path: ['uid'],
    error: 'Select a customer, or choose all customers',
  }),
  z.refine<Rated>(({ uid, valid_to }) => uid !== undefined || valid_to === undefined, {
    path: ['valid_to'],
    error: 'A rate for all customers has no end: a new one replaces it',
  }),
  z.refine<Rated>(({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from < valid_to, {
    path: ['valid_to'],
    error: 'It must end after it begins',
  }),
  z.refine<Rated>(({ service, currency }) => !fixedIn(service) || currency !== undefined, {
    path: ['currency'],
    error: 'Currency is required',
  }),
  z.refine<Rated>(({ min, currency }) => !isMoreThan(min, mostOfLeast, currency), {
    path: ['min'],
    error: 'No fee is that high. Check the amount.',
  }),
  z.refine<Rated>(({ max, currency }) => !isMoreThan(max, mostOfMost, currency), {
    path: ['max'],
    error: 'No fee is that high. Check the amount.',
  }),
  z.refine<Rated>(({ service, currency }) => !currency || (chargedIn(service) ?? currency) === currency, {
    path: ['currency'],
    error: 'This service is charged in another currency',
  }),
  z.refine<Rated>(({ service, min, max }) => !fixedIn(service) || (min === undefined && max === undefined), {
    path: ['min'],
    error: 'A fixed amount has no limits',
  }),
  z.refine<Rated>(
    ({ service, currency }) => hasLimits(service) || fixedIn(service) || currency === undefined,
    {
      path: ['currency'],
      error: 'The rate of this service has no limits',
    },
  ),
  z.refine<Rated>(
    ({ min, max, currency }) => currency !== undefined || (min === undefined && max === undefined),
    {
      path: ['currency'],
      error: 'Currency is required',
    },
  ),
] as const

export const newPriceRate = z.strictObject({ ...ratedFields, reason: rateReason }).check(...rules)

/** Tried, and not asked for: the reason may follow. */
export const replayedPriceRate = z
  .strictObject({ ...ratedFields, reason: z.optional(rateReason) })
  .check(...rules)

const proposed = z.object({ ...doneOrWaiting.shape, rate_id: id })

const chargedAgain = z.object({
  period: z.object({ from: instant, to: instant }),
  /** By customer and currency: how many charges, and their sums by the rates that they had and by the other one. */
  lines: z.array(
    z.object({
      uid: id,
      company: z.string(),
      count: z.number(),
      currency: currencyCode,
      before: wireAmount,
      after: wireAmount,
    }),
  ),
  /** At the day’s reference rates, without currencies that have none. */
  total_currency: currencyCode,
  total_before: wireAmount,
  total_after: wireAmount,
})

const replayed = z.object({
  status: z.literal('success'),
  ...chargedAgain.shape,
  /** Prices that customers have been shown and can still take. */
  quotes_kept: z.number(),
  /** Who has paid by the rate in this time, or has been shown a price. */
  to_notify: z.array(z.object({ uid: id, company: z.string() })),
})

const outcome = z.object({
  status: z.literal('success'),
  /** As many days before it began: as they were charged, and by this version. */
  expected: chargedAgain,
  /** From its begin on: by the version before, and as they were charged. Prices that were open kept the version before. */
  happened: chargedAgain,
  /** The days are not over, and the version is in force. */
  is_going_on: z.boolean(),
})

/** What Tradelane charges by a rate, in versions. */
export const priceRates = {
  list: endpoint({
    method: 'POST',
    path: '/admin/rates',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Every version of our rates, for all customers and for one, with those that wait',
    body: z.strictObject({ service: z.optional(service), uid: z.optional(id) }),
    response: z.object({ status: z.literal('success'), rates: z.array(rate) }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/admin/rates/propose',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Asks for a new version of a rate; where somebody else may confirm it, it waits for them',
    body: newPriceRate,
    response: proposed,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/admin/rates/replay',
    auth: 'admin',
    staff: 'everyone',
    summary: `The last ${promised('rateReplay')} charged again by another rate, by customer, and what keeps its rate; changes nothing`,
    body: replayedPriceRate,
    response: replayed,
    errors: ['NOT_FOUND'],
  }),
  outcome: endpoint({
    method: 'POST',
    path: '/admin/rates/outcome',
    auth: 'admin',
    staff: 'everyone',
    summary: `What a version has changed in its first ${promised('rateReplay')}, beside what was to be expected of it`,
    body: z.strictObject({ rate_id: id }),
    response: outcome,
    errors: ['NOT_FOUND'],
  }),
}
