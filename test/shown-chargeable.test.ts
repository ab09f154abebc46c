import { expect, test } from 'vitest'
import { chargeable } from '../apps/web/src/features/services/logistics/customer/cargo-chargeable.ts'
import {
  type CargoForm,
  emptyCargo,
} from '../apps/web/src/features/services/logistics/customer/cargo-form.ts'
import { chargeableUnits } from '../packages/freight/src/cargo.ts'

// The browser calculates the chargeable quantity of a part load to show it, and the server to charge it. They must agree.

const pallets = { weight: '900', packages: '3', length: '1.2', width: '0.8', height: '1.5' }
const typed = (changes: Partial<CargoForm>): CargoForm => ({ ...emptyCargo, ...pallets, ...changes })

const ways = [
  [{ freight_type: 'Sea', transportation_by: 'LCL' }, 'LCL', 1],
  [{ freight_type: 'Land', transportation_by: 'LTL' }, 'LTL', 1_000],
  [{ freight_type: 'Air' }, 'AIR', 100],
] as const

test.each(ways)('what is shown for %o is what the server charges', (choices, mode, kgOfUnit) => {
  for (const weight of ['20', '900', '12000']) {
    const form = typed({ ...choices, weight })
    const cargo = { weightKg: Number(weight), volumeM3: 4.32, container: undefined, quantity: 1 }
    const units = Number(chargeableUnits(mode, cargo).thousandths) / 1_000
    expect(Number.parseFloat(chargeable(form)?.text.replaceAll(',', '') ?? '')).toBeCloseTo(
      units * kgOfUnit,
      0,
    )
  }
})
