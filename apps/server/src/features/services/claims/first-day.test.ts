import { expect, it } from 'vitest'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'
import { saveClaim } from './save-claim.ts'

const app = theApp()

it.each([
  ['JP', '2032-06-09T15:00:00Z'],
  ['US', '2032-06-10T04:00:00Z'],
])(
  'A claim of a company in %s is taken from the beginning of the first day there',
  async (country, begin) => {
    const payer = await givenPayer(app, { balance: '9000' })
    const insurance_id = await givenBoundInsurance(app, payer)
    await app.db
      .updateTable('insurance_policies')
      .set({ valid_from: '2032-06-10', valid_to: '2032-07-10' })
      .where('insurance_id', '=', insurance_id)
      .execute()
    const { companyId, userId } = payer
    await app.db
      .updateTable('companies')
      .set({ company_region: country })
      .where('uid', '=', companyId)
      .execute()
    const saveAt = (moment: number) => {
      const deps = { ...app.deps, clock: { now: () => new Date(moment) } }
      const actor = { kind: 'company', role: 'owner', sessionId: '', companyId, userId } as const
      return saveClaim(deps, actor, { insurance_id, documents: [] })
    }
    await expect(saveAt(Date.parse(begin) - 1)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    await expect(saveAt(Date.parse(begin))).resolves.toMatchObject({ version: 1 })
  },
)
