import { expect, test } from 'vitest'
import { cargoSearch, containerSizes, freightBases } from './forms.ts'

const asked = {
  from_city: 'Mumbai',
  from_countrycode: 'IN',
  from_lat: '19.07',
  from_lng: '72.88',
  to_city: 'Hamburg',
  to_countrycode: 'Germany',
  to_lat: 53.55,
  to_lng: 10,
  shipping_date: '2027-03-01',
  freight_type: 'Sea',
  transportation_by: 'FCL',
  container_size: 'ST40',
  weight: '18000',
}
const messageFor = (changes: object) =>
  cargoSearch.safeParse({ ...asked, ...changes }).error?.issues[0]?.message

test.each([
  ['from_city', '', 'Please enter a source'],
  ['from_city', undefined, 'Please enter a source'],
  ['to_city', '  ', 'Please enter a destination'],
  ['to_lat', 'north', 'Please choose a city from the list'],
  ['shipping_date', undefined, 'Select a date'],
  ['shipping_date', '2027-02-30', 'Select a date'],
  ['freight_type', undefined, 'Select a type'],
  ['freight_type', 'Space', 'Select a type'],
  ['transportation_by', 'TRAIN', 'Select a type'],
  ['container_size', 'ST99', 'Select a type'],
  ['weight', undefined, 'Please enter some weight'],
  ['weight', 0, 'Please enter some weight'],
  ['weight', '-3', 'Please enter some weight'],
  ['insurance', true, 'Enter a invoice amount'],
  ['freight_basis', 'FOB', 'Select a freight basis'],
  ['category', '', 'Select a category'],
])('a search with %s %j says: %s', (field, value, message) => {
  expect(messageFor({ [field]: value })).toBe(message)
})

test('what the specification’s forms send is taken, digits as text and boxes as 1 and 0', () => {
  expect(
    messageFor({ weight: '1', height: 0, length: 0, width: 0, customs_clearance: 1, insurance: 0 }),
  ).toBeUndefined()
  expect(messageFor({ insurance: 1, invoice_amount: '80000' })).toBeUndefined()
  expect(cargoSearch.parse(asked)).toMatchObject({
    weight: 18_000,
    from_lat: 19.07,
    quantity: 1,
  })
})

test('containers and freight bases are those of the specification', () => {
  expect(containerSizes.join(' ')).toBe(
    'ST20 ST40 HQ20 HQ40 RF20 RF40 OT20 OT40 FR20 FR40 TK20 TK40 HQ45 DH20 DH40',
  )
  expect(freightBases.join(' ')).toBe('FIFO LIFO FILO LILO CYFO CYLO FICY LICY CYCY')
})
