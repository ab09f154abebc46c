import type { WireInput } from '@tradelane/contract'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { dayFromNow } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type Row = WireInput<typeof quoteDesk.submit>['body']['quotes'][number]
type Decision = { decision: 'approve' | 'deny'; reason?: string }

/** 1,000.00 USD. */
const insuranceRow = (app: TestApp, changes: Partial<Row>): Row => ({
  ...{ quote_name: 'Cargo insurance', quote_amount: 1000, currency: 'USD', eta: '1' },
  ...{ valid_until: dayFromNow(app, 2), inclusions: [], exclusions: [] },
  ...changes,
})

/** What an administrator who has just signed in reads and does of an insurance. */
export async function insuranceDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const policy = async (insurance_id: string) =>
    (await app.call(officeInsurance.get, { body: { insurance_id } }, { token })).body.insurance
  const requests = async (id: string) => {
    const { rows } = await app.deps.pool.query<{ transaction_id: string }>(
      'select transaction_id from insurance_policies where insurance_id = $1',
      [id],
    )
    const body = { transaction_id: rows[0]?.transaction_id ?? '' }
    const { cases } = (await app.call(quoteDesk.get, { body }, { token })).body
    return cases.filter(({ subject }) => subject?.id === id).map((one) => ({ ...one, ...body }))
  }
  const request = async (id: string) => {
    const [newest] = await requests(id)
    if (!newest) throw new Error(`the desk has no request for ${id}`)
    return newest
  }
  const which = async (id: string) => {
    const { case_id, transaction_id } = await request(id)
    return { transaction_id, service: 'insurance', case_id } as const
  }
  const submit = async (id: string, changes: Partial<Row> = {}) =>
    app.call(
      quoteDesk.submit,
      { body: { ...(await which(id)), quotes: [insuranceRow(app, changes)] } },
      { token },
    )
  const decide = async (id: string, decision: Decision) =>
    app.call(quoteDesk.decide, { body: { ...(await which(id)), ...decision } }, { token })
  return {
    ...{ token, policy, requests, request, submit, decide },
    withdraw: (offer_id = '') =>
      app.call(quoteDesk.withdraw, { body: { offer_id, reason: 'The insurer is full' } }, { token }),
    /** Stored and published. */
    async offer(id: string, changes: Partial<Row> = {}): Promise<void> {
      const stored = await submit(id, changes)
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
      const published = await decide(id, { decision: 'approve', reason: 'The rate is agreed' })
      if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    },
  }
}
