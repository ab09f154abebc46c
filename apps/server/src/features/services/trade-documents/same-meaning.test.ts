import { expect, test } from 'vitest'
import { alignLines } from './align-lines.ts'
import { lineSaysNothing } from './empty-fields.ts'
import {
  countryOfAddress,
  isSameConsignee,
  isSameCount,
  isSameCountry,
  isSameGoods,
  isSameMarks,
  isSameName,
  isSameTerms,
} from './same-meaning.ts'
import { quantityOf } from './units.ts'

const linesOf = (...all: (readonly [description: string, hs_code: string | null])[]) =>
  all.map(([description, hs_code]) => ({
    ...{ ...lineSaysNothing, description, hs_code, quantity: '1', unit: 'pcs' },
  }))

test('countries have several names, and a list of them no order', () => {
  expect(isSameCountry('China', 'CN')).toBe(true)
  expect(isSameCountry('Viet Nam', 'Vietnam')).toBe(true)
  expect(isSameCountry('Germany, Poland', 'PL, DE')).toBe(true)
  expect(isSameCountry('China', 'Vietnam')).toBe(false)
  expect(isSameCountry('Ruritania', 'ruritania')).toBe(true)
  const addresses = [
    'Hudson Inc.\n1 Main St\nAlbany, NY 12207, United States',
    'Hudson\nParis, France',
    'Hudson\nDE',
  ]
  expect(addresses.map(countryOfAddress)).toEqual(['US', 'FR', undefined])
  const apart = [
    '9 Nathan Rd, Kowloon, Hong Kong, China',
    'Taipei\nTaiwan, China',
    'Peachtree St\nAtlanta, Georgia',
  ]
  expect(apart.map(countryOfAddress)).toEqual(['HK', 'TW', undefined])
  const georgia = ['1 Main St, Atlanta, Georgia, United States', '5 Rustaveli Ave\nTbilisi\nGeorgia']
  expect(georgia.map(countryOfAddress)).toEqual(['US', 'GE'])
})

test('legal forms are written out or not, and another name is another', () => {
  expect(isSameName('Arabian Sea Looms Pvt. Ltd.', 'ARABIAN SEA LOOMS PRIVATE LIMITED')).toBe(true)
  expect(isSameName('Holz & Heim GmbH', 'Holz and Heim GmbH')).toBe(true)
  expect(isSameName('Teehaus Nord GmbH', 'Teehaus Süd GmbH')).toBe(false)
  const forms = ['Azul S.A.', 'Azul S. A.', 'Kaas B.V.', 'Vino S.r.l.', 'Dune L.L.C.', 'Olio S.p.A.']
  const short = ['Azul SA', 'Azul SA', 'Kaas BV', 'Vino Srl', 'Dune LLC', 'Olio SpA']
  expect(forms.map((form, index) => isSameName(form, short[index] ?? ''))).toEqual(forms.map(() => true))
  expect(isSameName('Azul S.A.', 'Azul S.L.')).toBe(false)
})

test('goods may be described in general words, but not as others', () => {
  expect(isSameGoods('Cotton bath towels', 'Towels of cotton, 600 g/m²')).toBe(true)
  expect(isSameGoods('Oak chairs', 'Used plastic garden tables')).toBe(false)
  expect(isSameGoods('Cotton shirts', 'Cotton bath towels')).toBe(false)
  expect(isSameGoods('Bicycle', 'Bicycles')).toBe(true)
  expect(isSameGoods('Box', 'Boxes')).toBe(true)
  expect(isSameGoods('Glass', 'Glasses')).toBe(true)
  expect(isSameGoods('球阀', '球阀')).toBe(true)
})

test('packages are compared by number, marks by what both say', () => {
  expect(isSameCount('144 cartons', '144 packages')).toBe(true)
  expect(isSameCount('1,440 cartons', '1440 ctns')).toBe(true)
  expect(isSameCount('144 cartons', '140 cartons')).toBe(false)
  expect(isSameCount('in bulk', 'In bulk')).toBe(true)
  expect(isSameMarks('HI/NY 1-144', 'HI/NY\n1-144, made in China')).toBe(true)
  expect(isSameMarks('HI/NY 1-144', 'XX 9')).toBe(false)
})

test('terms of payment are the same by their numbers, units and how is paid', () => {
  expect(isSameTerms('100 % in advance', '100% by letter of credit at sight')).toBe(false)
  expect(isSameTerms('30 % in advance', '30 days in advance')).toBe(false)
  expect(isSameTerms('Letter of credit at sight', 'L/C at sight')).toBe(true)
  expect(isSameTerms('D/P', 'Open account')).toBe(false)
  expect(isSameTerms('100 percent prepayment', '100 % in advance')).toBe(true)
  expect(isSameTerms('30 days net', 'Net 30 days')).toBe(true)
  expect(isSameTerms('As agreed', 'as  agreed')).toBe(true)
  expect(isSameTerms('As agreed', 'Open account')).toBe(false)
})

test('“to order” names nobody, and “to order of a bank” does', () => {
  expect(isSameConsignee('Hudson Inc.', 'To the order of shipper')).toBe(true)
  expect(isSameConsignee('Hudson Inc.', 'To order')).toBe(true)
  expect(isSameConsignee('Hudson Inc.', 'To order of First Bank')).toBe(false)
})

test('units have several spellings, and a tonne is a thousand kilograms', () => {
  expect(quantityOf('12000.0', 'KGS')).toBe('12,000 kg')
  expect(quantityOf('12.5', 'MT')).toBe('12,500 kg')
  expect(quantityOf('0.0005', 't')).toBe('0.5 kg')
  expect(quantityOf('3', 'Pieces')).toBe('3 pcs')
  expect(quantityOf('3', 'Barrels')).toBe('3 barrels')
})

test('goods in another order are put into that of the first list', () => {
  const first = linesOf(['Chairs', '940161'], ['Tables', '940360'], ['Lamps', null])
  const other = linesOf(['Lamps', '940520'], ['Oak tables', '94036010'], ['Chairs', '940161'], ['Rugs', null])
  const [, aligned] = alignLines([first, other])
  expect(aligned?.map((line) => line?.description)).toEqual(['Chairs', 'Oak tables', 'Lamps', 'Rugs'])
  const [, short] = alignLines([first, linesOf(['Tables', null])])
  expect(short?.map((line) => line?.description)).toEqual([undefined, 'Tables', undefined])
})
