import { countryName } from '@tradelane/contract/lists/bank-countries'
import { cargoSearch } from '@tradelane/contract/logistics/forms'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { today } from '../../../../lib/format/format-date.ts'
import { type CargoForm, type CargoPlace, emptyCargo } from './cargo-form.ts'
import { cargoForm } from './cargo-rules.ts'
import { cargoSearchOf } from './cargo-search-of.ts'

const place = (
  name: string,
  countryCode: string,
  lat: string,
  lng: string,
  geonameId: number,
): CargoPlace => ({
  text: `${name}, ${countryCode}`,
  city: {
    ...{ name, countryCode, countryName: countryName(countryCode), lat, lng, geonameId },
    ...{ region: '', text: `${name}, ${countryCode}`, terminal: null },
  },
})
const mumbai = place('Mumbai', 'IN', '19.0728', '72.8826', 1275339)
const hamburg = place('Hamburg', 'DE', '53.5507', '9.993', 2911298)

const container: CargoForm = {
  ...emptyCargo,
  freight_type: 'Sea',
  transportation_by: 'FCL',
  container_size: 'ST40',
  quantity: '2',
  from_city: mumbai,
  to_city: hamburg,
  shipping_date: today(),
  weight: '18000',
}
const partLoad: CargoForm = {
  ...container,
  booking: 'lcl',
  transportation_by: 'LCL',
  category: 'Machinery and parts',
  freight_basis: 'CYCY',
  measured: 'volume',
  volume: '4.32',
}

const faultsOf = (form: CargoForm) => {
  const issues = cargoForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test('a full container becomes the search of the specification, and the server understands it', () => {
  expect(faultsOf(container)).toEqual({})
  const search = cargoSearchOf(container)
  expect(search).toEqual({
    from_city: 'Mumbai',
    from_countrycode: 'IN',
    from_lat: 19.0728,
    from_lng: 72.8826,
    to_city: 'Hamburg',
    to_countrycode: 'Germany',
    to_lat: 53.5507,
    to_lng: 9.993,
    shipping_date: container.shipping_date,
    freight_type: 'Sea',
    transportation_by: 'FCL',
    container_size: 'ST40',
    weight: 18000,
    height: 0,
    length: 0,
    width: 0,
    quantity: 2,
    customs_clearance: false,
    insurance: false,
  })
  expect(z.safeParse(cargoSearch, search).success).toBe(true)
})

test('a custom booking goes by sea, with category and freight basis and its volume', () => {
  expect(faultsOf(partLoad)).toEqual({})
  const search = cargoSearchOf({
    ...partLoad,
    freight_type: '',
    insurance: true,
    category_of_goods: 'Electronics',
    invoice_amount: '80000.50',
  })
  expect(search).toMatchObject({
    freight_type: 'Sea',
    transportation_by: 'LCL',
    container_size: '',
    category: 'Machinery and parts',
    freight_basis: 'CYCY',
    volume: 4.32,
    quantity: 1,
    insurance: true,
    category_of_goods: 'Electronics',
    invoice_amount: 80000.5,
  })
  expect(z.safeParse(cargoSearch, search).success).toBe(true)
})

test('fields that the mode does not show are not sent', () => {
  const byAir: CargoForm = {
    ...container,
    freight_type: 'Air',
    packages: '3',
    length: '1.2',
    width: '.8',
    height: '1',
  }
  expect(faultsOf(byAir)).toEqual({})
  const search = cargoSearchOf(byAir)
  expect(search).toMatchObject({ container_size: '', quantity: 1, packages: 3, length: 1.2, width: 0.8 })
  expect(search).not.toHaveProperty('transportation_by')
  expect(search).not.toHaveProperty('category')
})

test('an empty form is refused in the words of the specification', () => {
  expect(faultsOf(emptyCargo)).toEqual({
    freight_type: 'Select a type',
    transportation_by: 'Select a type',
    container_size: 'Select a type',
    from_city: 'Please enter a source',
    to_city: 'Please enter a destination',
    shipping_date: 'Select a date',
    weight: 'Please enter some weight',
  })
  const sea = faultsOf({ ...emptyCargo, freight_type: 'Sea', insurance: true })
  expect(sea).toMatchObject({
    transportation_by: 'Select a type',
    category_of_goods: 'Category of goods is required',
    invoice_amount: 'Enter a invoice amount',
  })
  expect(faultsOf({ ...container, container_size: '' })).toEqual({ container_size: 'Select a type' })
  expect(faultsOf({ ...emptyCargo, booking: 'lcl' })).toMatchObject({
    category: 'Select a category',
    transportation_by: 'Select a type',
    freight_basis: 'Select a freight basis',
  })
})

test('the same place twice, an unknown city, a past date and figures out of range are refused', () => {
  expect(faultsOf({ ...container, to_city: mumbai })).toEqual({ to_city: 'Choose two different places' })
  expect(faultsOf({ ...container, to_city: { text: 'Hamb', city: null } })).toEqual({
    to_city: 'Please choose a city from the list',
  })
  expect(faultsOf({ ...container, shipping_date: '2020-01-01' })).toEqual({
    shipping_date: 'The loading date is in the past',
  })
  expect(faultsOf({ ...container, shipping_date: '2099-01-01' })).toEqual({
    shipping_date: 'Choose a loading date within a year',
  })
  expect(Object.keys(faultsOf({ ...container, quantity: '0', weight: '0' }))).toEqual(['quantity', 'weight'])
  expect(faultsOf({ ...partLoad, measured: 'pieces', length: '1', width: '101' })).toEqual({
    height: 'Enter the height in metres',
    width: 'At most 100 metres',
  })
  expect(faultsOf({ ...partLoad, volume: '' })).toEqual({ volume: 'Enter cubic metres' })
})

test('a mode of transport that the shipping type does not have is requested again', () => {
  expect(faultsOf({ ...container, freight_type: 'Land' })).toEqual({ transportation_by: 'Select a type' })
})
