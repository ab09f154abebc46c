import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { dayFromNow } from './given-freight.ts'
import { type DeskRow, recordAtDesk } from './given-record-at-desk.ts'
import type { TestApp } from './test-app.ts'

/** What an administrator who has just signed in reads and does of an insurance; an offer is of 1,000.00 USD. */
export async function insuranceDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const policy = async (insurance_id: string) =>
    (await app.call(officeInsurance.get, { body: { insurance_id } }, { token })).body.insurance
  const row = (): DeskRow => ({
    ...{ quote_name: 'Cargo insurance', quote_amount: 1000, currency: 'USD', eta: '1' },
    ...{ valid_until: dayFromNow(app, 2), inclusions: [], exclusions: [] },
  })
  const tradeOf = async (id: string) => {
    const { rows } = await app.deps.pool.query<{ transaction_id: string }>(
      'select transaction_id from insurance_policies where insurance_id = $1',
      [id],
    )
    return rows[0]?.transaction_id ?? ''
  }
  return { ...recordAtDesk(app, token, { service: 'insurance', row, tradeOf }), policy }
}
