import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { dayFromNow } from './given-freight.ts'
import { type DeskRow, recordAtDesk } from './given-record-at-desk.ts'
import type { TestApp } from './test-app.ts'

/** What an administrator who has just signed in reads and does of an inspection; an offer is of 1,000.00 USD in eleven days. */
export async function inspectionDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const order = async (quality_assurance_id: string) => {
    const { body } = await app.call(officeInspections.get, { body: { quality_assurance_id } }, { token })
    return body.quality_assurance_data
  }
  const row = (): DeskRow => ({
    ...{ quote_name: 'Inspection', quote_amount: 1000, currency: 'USD', eta: '11' },
    ...{ valid_until: dayFromNow(app, 5), inclusions: ['Travel'], exclusions: ['Visa'] },
  })
  const tradeOf = async (id: string) => (await order(id)).transaction_id
  return { ...recordAtDesk(app, token, { service: 'inspection', row, tradeOf }), order }
}
