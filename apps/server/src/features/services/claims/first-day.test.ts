import { expect, it } from 'vitest'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { theApp } from '../../../../test/the-app.ts'
import { carrierNotice } from './carrier-notice.ts'
import { saveClaim } from './save-claim.ts'

const app = theApp()

it.each([
  ['JP', '2032-06-09T15:00:00Z'],
  ['US', '2032-06-10T04:00:00Z'],
])(
  'A claim of a company in %s is taken from the beginning of the first day there, and its notice has that date',
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
    const depsAt = (moment: number) => ({ ...app.deps, clock: { now: () => new Date(moment) } })
    const actor = { kind: 'company', role: 'owner', sessionId: '', companyId, userId } as const
    const saveAt = (moment: number) => saveClaim(depsAt(moment), actor, { insurance_id, documents: [] })
    await expect(saveAt(Date.parse(begin) - 1)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    const { claim_id } = await saveAt(Date.parse(begin))
    const { bytes } = await carrierNotice(depsAt(Date.parse(begin)), actor, claim_id)
    expect(await textOfPaper(bytes)).toContain('Date 10 Jun 2032')
  },
)
