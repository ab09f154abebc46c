import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import type { TestApp } from './test-app.ts'

type Decision = { decision: 'approve' | 'deny'; reason?: string }

/** What an administrator who has just signed in reads and does of a funding. */
export async function factoringDesk(app: TestApp) {
  const { token } = await givenAdministrator(app)
  const funding = async (invoice_factoring_id: string) =>
    (await app.call(officeFundings.get, { body: { invoice_factoring_id } }, { token })).body.funding
  const request = async (id: string) => {
    const { transaction_id } = await funding(id)
    const { cases } = (await app.call(quoteDesk.get, { body: { transaction_id } }, { token })).body
    const found = cases.find(({ subject }) => subject?.id === id)
    if (!found) throw new Error(`the desk has no request for ${id}`)
    return { ...found, transaction_id }
  }
  const which = async (id: string) => {
    const { case_id, transaction_id } = await request(id)
    return { transaction_id, service: 'factoring', case_id } as const
  }
  return {
    ...{ token, funding, request, which },
    decide: async (id: string, decision: Decision) =>
      app.call(quoteDesk.decide, { body: { ...(await which(id)), ...decision } }, { token }),
    /** By the call of the funding, as it was looked at. */
    decideThere: async (id: string, decision: Decision & { version?: number }) =>
      app.call(officeFundings.decide, { body: { invoice_factoring_id: id, ...decision } }, { token }),
    confirm: async (invoice_factoring_id: string) => {
      const body = { invoice_factoring_id, reason: 'By telephone, Ms Brandt' }
      const { status } = await app.call(officeFundings.confirmForBuyer, { body }, { token })
      if (status !== 200) throw new Error(`not confirmed: ${status}`)
    },
  }
}
