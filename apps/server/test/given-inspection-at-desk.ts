import type { WireInput } from '@tradelane/contract'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { dayFromNow } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type Row = WireInput<typeof quoteDesk.submit>['body']['quotes'][number]
type Decision = { decision: 'approve' | 'deny'; reason?: string }

/** 1,000.00 USD, eleven days. */
export const inspectionRow = (app: TestApp, changes: Partial<Row> = {}): Row => ({
  ...{ quote_name: 'Inspection', quote_amount: 1000, currency: 'USD', eta: '11' },
  ...{ valid_until: dayFromNow(app, 5), inclusions: ['Travel'], exclusions: ['Visa'] },
  ...changes,
})

/** What an administrator who has just signed in reads and does of an inspection. */
export async function inspectionDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const order = async (quality_assurance_id: string) => {
    const { body } = await app.call(officeInspections.get, { body: { quality_assurance_id } }, { token })
    return body.quality_assurance_data
  }
  const trade = async (transaction_id: string) =>
    (await app.call(quoteDesk.get, { body: { transaction_id } }, { token })).body
  const request = async (id: string) => {
    const { cases } = await trade((await order(id)).transaction_id)
    const one = cases.find(({ subject }) => subject?.id === id)
    if (!one) throw new Error(`the desk has no request for ${id}`)
    return one
  }
  const which = async (id: string) => {
    const { transaction_id } = await order(id)
    return { transaction_id, service: 'inspection', case_id: (await request(id)).case_id } as const
  }
  const submit = async (id: string, quotes: Row[]) =>
    app.call(quoteDesk.submit, { body: { ...(await which(id)), quotes } }, { token })
  const decide = async (id: string, decision: Decision) =>
    app.call(quoteDesk.decide, { body: { ...(await which(id)), ...decision } }, { token })
  return {
    ...{ token, order, trade, request, submit, decide },
    withdraw: (offer_id = '') =>
      app.call(quoteDesk.withdraw, { body: { offer_id, reason: 'The inspector is ill' } }, { token }),
    /** Stored and published. */
    async offer(id: string, ...rows: Partial<Row>[]): Promise<void> {
      const stored = await submit(
        id,
        rows.map((changes) => inspectionRow(app, changes)),
      )
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
      const published = await decide(id, { decision: 'approve' })
      if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    },
  }
}
