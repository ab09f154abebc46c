import { expect, test } from 'vitest'
import { dangerFaults } from './carriage-rules.ts'
import { netWeightFaults } from './declared-figures.ts'
import type { DangerousEntry } from './forms.ts'
import { namesOf } from './goods.ts'

const paint: DangerousEntry = {
  un_number: '1263',
  shipping_name: 'Paint',
  packing_group: 'II',
  net_quantity: 1_200,
  unit: 'kg',
  packages: 60,
  packaging: 'drums',
  flash_point: 18,
  marine_pollutant: false,
}

test('substances do not weigh more than the shipment, all together; litres are not compared', () => {
  expect(netWeightFaults([paint], 1_200)).toEqual({})
  expect(netWeightFaults([paint], 1_199.9)).toEqual({
    'dangerous_goods.0.net_quantity': 'The substances weigh more than the whole shipment (1,199.9 kg)',
  })
  expect(Object.keys(netWeightFaults([paint, paint], 2_000))).toEqual(['dangerous_goods.1.net_quantity'])
  expect(netWeightFaults([paint, { ...paint, unit: 'L' }], 1_200)).toEqual({})
})

/** IMDG Code 2.3.2.6; and acetic acid, which is of class 8. */
test.each([
  ['1263', 'I', -20, true],
  ['1263', 'II', 22.9, true],
  ['1263', 'II', 23, false],
  ['1263', 'III', 22.9, false],
  ['1263', 'III', 23, true],
  ['1263', 'III', 60, true],
  ['1263', 'III', 60.1, false],
  ['1263', 'I', 61, false],
  ['1203', '', 30, false],
  ['1203', '', -40, true],
  ['1212', '', 10, false],
  ['2924', 'II', 40, true],
  ['2924', 'III', 10, false],
  ['2789', '', 40, true],
] as const)('UN %s in packing group "%s" with a flash point of %d: %s', (un, group, degrees, isRight) => {
  const [shipping_name] = namesOf(un)
  const declared = { packing_group: group, flash_point: degrees, technical_name: 'x' }
  const entry = { ...paint, ...declared, un_number: un, ...(shipping_name && { shipping_name }) }
  const fields = Object.keys(dangerFaults([entry], 'ST40'))
  expect(fields).toEqual(isRight ? [] : ['dangerous_goods.0.flash_point'])
})
