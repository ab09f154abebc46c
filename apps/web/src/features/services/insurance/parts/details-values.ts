import { newInsurance, premiumRequest } from '@tradelane/contract/insurance/forms'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { z } from 'zod/mini'
import { today } from '../../../../lib/format/format-date.ts'
import type { Freight, Prefill, PremiumBody } from './insurance-queries.ts'

const notBefore = 'Choose today or a later day'

export type DetailsValues = z.input<typeof newInsurance>

/** The form, held to the contract's rules and to the reader's today. */
export const detailsForm = z.pipe(
  z.transform((values: DetailsValues) => readyForm(values)),
  newInsurance.check(
    z.refine(({ valid_from }) => valid_from >= today(), { path: ['valid_from'], message: notBefore }),
    z.refine(({ valid_to }) => valid_to >= today(), { path: ['valid_to'], message: notBefore }),
    z.refine(({ place_of_origin: place, origin_countrycode: code }) => !place || !!code, {
      path: ['origin_countrycode'],
      message: 'Select the country of origin',
    }),
    z.refine(({ place_of_destination: place, destination_countrycode: code }) => !place || !!code, {
      path: ['destination_countrycode'],
      message: 'Select the country of destination',
    }),
  ),
)

const empty = {
  category_of_goods: '',
  description_of_goods: '',
  invoice_amount: '',
  volume_of_goods: '',
  place_of_origin: '',
  place_of_destination: '',
  origin_countrycode: '',
  destination_countrycode: '',
  type_of_insurance_cover: 'ICC A',
  valid_from: '',
  valid_to: '',
  carriage: 'sea',
  freight_amount: '',
  deductible: '0',
  political_risks: 'war_strikes',
  invoice_number: '',
  vessel: '',
  voyage: '',
  shipped_on: '',
  customer_reason: '',
} as const

/** The saved values in the form's format. */
export function savedValues(policy: WirePolicy): Omit<DetailsValues, 'insured_details_id'> {
  const { incoterm, insured_party, shipment_id, logistics_id } = policy
  return {
    category_of_goods: policy.category_of_goods,
    description_of_goods: policy.description_of_goods,
    invoice_amount: policy.invoice_amount,
    volume_of_goods: policy.volume_of_goods,
    place_of_origin: policy.place_of_origin,
    place_of_destination: policy.place_of_destination,
    origin_countrycode: policy.origin_countrycode ?? '',
    destination_countrycode: policy.destination_countrycode ?? '',
    type_of_insurance_cover: policy.type_of_insurance_cover,
    valid_from: policy.valid_from,
    valid_to: policy.valid_to,
    carriage: policy.carriage,
    freight_amount: policy.freight_amount,
    deductible: policy.deductible,
    political_risks: policy.political_risks,
    invoice_number: policy.invoice_number,
    vessel: policy.vessel,
    voyage: policy.voyage,
    shipped_on: policy.shipped_on ?? '',
    customer_reason: policy.customer_reason,
    ...(incoterm && { incoterm }),
    ...(insured_party && { insured_party }),
    ...(shipment_id && { shipment_id }),
    ...(logistics_id && { logistics_id }),
  }
}

/** What new goods begin with: what their freight says of them. */
export function newValues(
  freight: Freight,
  prefill: Prefill | null,
): Omit<DetailsValues, 'insured_details_id'> {
  if (!prefill) return empty
  return {
    ...empty,
    ...freight,
    carriage: prefill.carriage,
    freight_amount: prefill.freight_amount,
    invoice_amount: prefill.invoice_amount ?? '',
    volume_of_goods: prefill.volume_of_goods ?? '',
    place_of_origin: prefill.place_of_origin,
    place_of_destination: prefill.place_of_destination,
    origin_countrycode: prefill.origin_countrycode,
    destination_countrycode: prefill.destination_countrycode,
    vessel: prefill.vessel,
    voyage: prefill.voyage,
    valid_from: notEarlier(prefill.valid_from),
    valid_to: prefill.valid_to < today() ? '' : prefill.valid_to,
  }
}

/** A day, or today if the day has passed. */
export const notEarlier = (day: string): string => [day, today()].sort().at(-1) ?? day

/** The form's nothing is the contract's nothing. */
export const readyForm = (values: DetailsValues): DetailsValues => ({
  ...values,
  freight_amount: values.freight_amount || '0',
  shipped_on: values.shipped_on || undefined,
  origin_countrycode: values.origin_countrycode || undefined,
  destination_countrycode: values.destination_countrycode || undefined,
})

/** What the premium waits for, in words. */
export const missingForPremium = (values: DetailsValues): string[] =>
  [
    !values.category_of_goods && 'the category',
    !values.invoice_amount && 'the invoice amount',
    !values.place_of_origin && 'the place of origin',
    !values.origin_countrycode && 'the country of origin',
    !values.place_of_destination && 'the place of destination',
    !values.destination_countrycode && 'the country of destination',
  ].filter((text) => text !== false)

/** What the premium depends on; undefined as long as something of it is missing. */
export function premiumBodyOf(values: DetailsValues): PremiumBody | undefined {
  if (!values.origin_countrycode || !values.destination_countrycode) return undefined
  const names = Object.keys(premiumRequest.shape) as (keyof typeof premiumRequest.shape)[]
  const ready = readyForm(values)
  const filled = { ...ready, valid_from: ready.valid_from || undefined }
  const body = Object.fromEntries(names.map((name) => [name, filled[name]])) as PremiumBody
  return z.safeParse(premiumRequest, body).success ? body : undefined
}
