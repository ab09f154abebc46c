import { expect, test } from 'vitest'
import { chargeable } from './cargo-chargeable.ts'
import { type CargoForm, emptyCargo } from './cargo-form.ts'

const pallets = { weight: '900', packages: '3', length: '1.2', width: '0.8', height: '1.5' }
const typed = (changes: Partial<CargoForm>): CargoForm => ({ ...emptyCargo, ...pallets, ...changes })

test('it says whether weight or volume decides, and the minimum by sea', () => {
  const bySea = { freight_type: 'Sea', transportation_by: 'LCL', measured: 'volume' } as const
  expect(chargeable(typed({ ...bySea, volume: '2', weight: '500' }))).toMatchObject({
    text: '2 W/M',
    by: 'volume',
  })
  expect(chargeable(typed({ ...bySea, volume: '2', weight: '3000' }))).toMatchObject({
    text: '3 W/M',
    by: 'weight',
  })
  expect(chargeable(typed({ ...bySea, volume: '0.1', weight: '50' }))).toMatchObject({
    text: '1 W/M',
    by: 'least',
  })
})

test('nothing is shown while a value is missing, or if the modes differ', () => {
  expect(chargeable(typed({ freight_type: 'Air', weight: '' }))).toBeUndefined()
  expect(chargeable(typed({ freight_type: 'Air', length: '' }))).toBeUndefined()
  expect(chargeable(typed({ freight_type: 'Sea', transportation_by: 'FCL' }))).toBeUndefined()
  expect(chargeable(typed({ freight_type: 'Auto', transportation_by: 'LCL' }))).toBeUndefined()
})
