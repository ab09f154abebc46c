import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { today } from '../../../../lib/format/format-date.ts'
import {
  type DetailsValues,
  detailsForm,
  missingForPremium,
  newValues,
  premiumBodyOf,
} from './details-values.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const filled: DetailsValues = {
  ...newValues({}, null),
  insured_details_id: '0198a0c4-7f1e-7c6a-9a53-2f6f3f6f3f01',
  category_of_goods: 'Electronics',
  description_of_goods: 'Control units in cartons',
  volume_of_goods: '28 m³ in 12 pallets',
  invoice_amount: '100000',
  place_of_origin: 'Mumbai, IN',
  place_of_destination: 'Hamburg, DE',
  origin_countrycode: 'IN',
  destination_countrycode: 'DE',
  valid_from: inDays(2),
  valid_to: inDays(60),
}

/** The first message of each refused field. */
function faultsOf(values: DetailsValues): Record<string, string> {
  const { error } = z.safeParse(detailsForm, values)
  const faults = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  return Object.fromEntries(faults.toReversed())
}

test('an empty form asks for all nine fields in the words of the specification', () => {
  const empty = { ...newValues({}, null), insured_details_id: filled.insured_details_id }
  expect(faultsOf({ ...empty, type_of_insurance_cover: '' })).toEqual({
    category_of_goods: 'Category of goods is required',
    description_of_goods: 'Description of goods is required',
    volume_of_goods: 'Volume of goods is required',
    invoice_amount: 'Invoice amount is required',
    // As in the specification, which has the volume's message here.
    place_of_origin: 'Place of origin is required',
    place_of_destination: 'Place of destination is required',
    type_of_insurance_cover: 'Type of insurance cover is required',
    valid_from: 'Valid from date is required',
    valid_to: 'Valid to date is required',
  })
})

test('both dates are today or later, the last not before the first', () => {
  expect(faultsOf(filled)).toEqual({})
  expect(faultsOf({ ...filled, valid_from: today(), valid_to: today() })).toEqual({})
  expect(faultsOf({ ...filled, valid_from: '2020-01-01' })).toEqual({
    valid_from: 'Choose today or a later day',
  })
  expect(faultsOf({ ...filled, valid_from: '2020-01-01', valid_to: '2020-02-01' })).toEqual({
    valid_from: 'Choose today or a later day',
    valid_to: 'Choose today or a later day',
  })
  expect(faultsOf({ ...filled, valid_from: inDays(9), valid_to: inDays(8) })).toEqual({
    valid_to: 'The last day cannot be before the first',
  })
})

test('a place that was not picked from the list is asked for its country', () => {
  const typed = { ...filled, place_of_origin: 'Sioux Falls, SD', origin_countrycode: '' }
  expect(faultsOf(typed)).toEqual({ origin_countrycode: 'Select the country of origin' })
  expect(premiumBodyOf(typed)).toBeUndefined()
})

test('an empty freight is zero, and the premium is requested as soon as its inputs are complete', () => {
  expect(faultsOf({ ...filled, freight_amount: '' })).toEqual({})
  expect(premiumBodyOf({ ...filled, freight_amount: '', description_of_goods: '' })).toMatchObject({
    invoice_amount: '100000',
    freight_amount: '0',
  })
  expect(premiumBodyOf({ ...filled, invoice_amount: '' })).toBeUndefined()
})

test('the panel names what the premium waits for', () => {
  expect(missingForPremium(filled)).toEqual([])
  expect(missingForPremium({ ...filled, origin_countrycode: '' })).toEqual(['the country of origin'])
  expect(missingForPremium({ ...filled, invoice_amount: '', place_of_destination: '' })).toEqual([
    'the invoice amount',
    'the place of destination',
  ])
})
