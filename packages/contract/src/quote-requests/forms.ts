import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { containerSizes, freightTypes, transportations } from '../logistics/forms.ts'
import { amountInput } from '../primitives/amounts.ts'
import { maybe } from '../primitives/draft-field.ts'
import { inCapitals } from '../primitives/identifier.ts'
import { between, measured } from '../primitives/measured.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, day, id, line } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { tradeName } from '../transactions/forms.ts'

/** What a company can ask for, in the order of a trade. The desk's words. */
export const requestedServices = [
  'payment',
  'escrow',
  'factoring',
  'freight',
  'inspection',
  'insurance',
] as const
export type RequestedService = (typeof requestedServices)[number]

/** What the company is in the trade. */
export const tradeRoles = ['buyer', 'seller'] as const
export const mostGoods = 100

/** Exact: up to nine digits before the point and six behind it, which is what a number in JSON carries. */
const exact = (required: string, rule: string) =>
  amountInput(required).check(z.refine((text) => /^\d{1,9}(\.\d{1,6})?$/.test(text), rule))

const quantityRule = 'Enter a quantity above 0, with at most six decimals'
const quantity = exact('Enter a quantity', quantityRule).check(
  z.refine((text) => /[1-9]/.test(text), quantityRule),
)
const unitPrice = exact('Enter a price', 'Enter a price with at most six decimals')

/** Dots and spaces are how tariffs print it. */
const hsCode = z.string('Enter an HS code').check(
  z.overwrite((text) => text.replace(/[.\s]/g, '')),
  z.regex(/^\d{6,10}$/, 'Enter an HS code of 6 to 10 digits'),
)

export const goodsLine = z.strictObject({
  description: maybe(line(200, 'Describe the goods')),
  hs_code: maybe(hsCode),
  quantity: maybe(quantity),
  unit: maybe(line(20, 'Enter a unit')),
  unit_price: maybe(unitPrice),
})

const country = z.string('Select a country').check(inCapitals, z.refine(isBankCountry, 'Select a country'))
const position = (most: number) =>
  measured('Please choose a city from the list').check(
    between(-most, most, 'Please choose a city from the list'),
  )

/** What else a suggestion of a city has is left out. */
const place = z.object({
  name: line(120, 'Please choose a city from the list'),
  countryCode: country,
  lat: position(90),
  lng: position(180),
})

const metres = maybe(measured('Enter metres').check(between(0, 100, 'At most 100 metres')))
const count = (most: number, message: string) =>
  maybe(measured(message).check(between(1, most, message), z.multipleOf(1, message)))

/** What freight needs beside the trade itself, in the words of its search. */
const cargo = z.strictObject({
  freight_type: maybe(z.enum(freightTypes, 'Select a type')),
  transportation_by: maybe(z.enum(transportations, 'Select a type')),
  container_size: maybe(z.enum(containerSizes, 'Select a type')),
  /** Kilograms, of the whole shipment. */
  weight: maybe(measured('Please enter some weight').check(between(0.001, 1e9, 'Please enter some weight'))),
  packages: count(100_000, 'Enter how many pieces'),
  length: metres,
  width: metres,
  height: metres,
  /** Cubic metres of the whole shipment; instead of the three sizes. */
  volume: maybe(measured('Enter cubic metres').check(between(0, 1e6, 'Enter cubic metres'))),
  /** Containers, or trucks of a full load. */
  quantity: count(999, 'Enter how many containers'),
})

const counterparty = z.object({
  /** One of the company's partners. */
  beneficiary_id: maybe(id),
  company_name: maybe(line(200, 'Enter the name of the company')),
  country: maybe(country),
})

/** The request, field by field: a field that is sent replaces the whole of what was there. */
export const quoteRequestFields = {
  name: maybe(tradeName),
  role: maybe(z.enum(tradeRoles, 'Say whether you buy or sell')),
  goods: maybe(z.array(goodsLine).check(z.maxLength(mostGoods, `At most ${mostGoods} goods`))),
  currency: maybe(currencyCode),
  incoterm: maybe(z.enum(incotermCodes, 'Select an Incoterm')),
  named_place: maybe(line(120, 'Enter the named place')),
  from: maybe(place),
  to: maybe(place),
  shipping_date: maybe(day),
  services: maybe(
    z
      .array(z.enum(requestedServices, 'Choose a service from the list'))
      .check(z.maxLength(requestedServices.length, 'Choose each service once')),
  ),
  counterparty: maybe(counterparty),
  cargo: maybe(cargo),
  note: maybe(paragraphs(2000, 'Say what you need')),
}

export const quoteRequestDraft = z.strictObject({
  quote_request_id: maybe(id),
  /** The version that was edited: where somebody else has saved since, nothing is changed. Without it the last one wins. */
  version: z.optional(recordVersion),
  ...quoteRequestFields,
})
export type QuoteRequestDraft = z.output<typeof quoteRequestDraft>
export type WireQuoteRequestDraft = z.input<typeof quoteRequestDraft>
