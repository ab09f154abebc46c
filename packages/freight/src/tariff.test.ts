import { expect, test } from 'vitest'
import { type ContainerType, containers } from './containers.ts'
import { kindOf, teuOf } from './tariff.ts'

const types = Object.keys(containers) as ContainerType[]
const all = (fits: (container: ContainerType) => boolean) => types.filter(fits).join(' ')

test('each container type has its kind', () => {
  expect(all((one) => kindOf(one) === 'reefer')).toBe('RF20 RF40')
  expect(all((one) => kindOf(one) === 'open_top')).toBe('OT20 OT40')
  expect(all((one) => kindOf(one) === 'flat_rack')).toBe('FR20 FR40')
  expect(all((one) => kindOf(one) === 'tank')).toBe('TK20 TK40')
  expect(all((one) => kindOf(one) === 'dry')).toBe('ST20 ST40 HQ20 HQ40 HQ45 DH20 DH40')
})

test('a container of 40 or 45 feet counts as two of 20', () => {
  expect(all((one) => teuOf(one) === 1n)).toBe('ST20 HQ20 RF20 OT20 FR20 TK20 DH20')
  expect(all((one) => teuOf(one) === 2n)).toBe('ST40 HQ40 HQ45 RF40 OT40 FR40 TK40 DH40')
})
