import type { WireInput } from '@tradelane/contract'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import type { TestApp } from './test-app.ts'

type Submission = WireInput<typeof quoteDesk.submit>['body']
export type DeskRow = Submission['quotes'][number]
type Decision = { decision: 'approve' | 'deny'; reason?: string }

type OfService = {
  service: Submission['service']
  /** A row of the form. */
  row(): DeskRow
  tradeOf(id: string): Promise<string>
}

/** What an administrator reads and does at the desk of the requests of a service whose records are there before. */
export function recordAtDesk(app: TestApp, token: string, { service, row, tradeOf }: OfService) {
  const trade = async (transaction_id: string) =>
    (await app.call(quoteDesk.get, { body: { transaction_id } }, { token })).body
  /** The newest first. */
  const requests = async (id: string) => {
    const body = { transaction_id: await tradeOf(id) }
    const { cases } = await trade(body.transaction_id)
    return cases.filter(({ subject }) => subject?.id === id).map((one) => ({ ...one, ...body }))
  }
  const request = async (id: string) => {
    const [newest] = await requests(id)
    if (!newest) throw new Error(`the desk has no request for ${id}`)
    return newest
  }
  const which = async (id: string) => {
    const { case_id, transaction_id } = await request(id)
    return { transaction_id, service, case_id }
  }
  /** One row, or as many as are given. */
  const submit = async (id: string, first: Partial<DeskRow> = {}, ...more: Partial<DeskRow>[]) => {
    const quotes = [first, ...more].map((changes) => ({ ...row(), ...changes }))
    return app.call(quoteDesk.submit, { body: { ...(await which(id)), quotes } }, { token })
  }
  const decide = async (id: string, decision: Decision) =>
    app.call(quoteDesk.decide, { body: { ...(await which(id)), ...decision } }, { token })
  return {
    ...{ token, trade, requests, request, submit, decide },
    withdraw: (offer_id = '') =>
      app.call(quoteDesk.withdraw, { body: { offer_id, reason: 'The vendor is full' } }, { token }),
    /** Stored and published. */
    async offer(id: string, ...rows: Partial<DeskRow>[]): Promise<void> {
      const stored = await submit(id, ...rows)
      if (stored.status !== 200) throw new Error(JSON.stringify(stored.body))
      const published = await decide(id, { decision: 'approve', reason: 'The rate is agreed' })
      if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    },
  }
}
