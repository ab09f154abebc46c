import { reconciliation, type WireDifference } from '@tradelane/contract/reconciliation/calls'
import { reconcileProvider } from '../src/features/books/reconciliation/index.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from './given-payment.ts'
import { failure, type TestApp } from './test-app.ts'

export const closingReason = 'The provider corrected it by hand'

type Closed = { difference_id: string; reason?: string; version?: number | undefined; entries?: string[] }
type Explained = { side: string; entries: readonly { part: string; amount: number }[] }

/** A side and the parts of a set, "Fee -0.5". */
export const partsOf = ({ side, entries }: Explained) => [
  side,
  ...entries.map(({ part, amount }) => `${part} ${amount}`).toSorted(),
]
export const codeOf = (answer: { body: unknown }) => failure(answer).error?.code

/** What a colleague of finance does with the differences between our books and the sandbox's. */
export function differenceDesk(app: TestApp, finance: { token: string }) {
  const listed = async () => (await app.call(reconciliation.list, {}, finance)).body.differences
  return {
    listed,
    explain: async (difference_id: string) =>
      (await app.call(reconciliation.explain, { body: { difference_id } }, finance)).body,
    close: (closed: Closed, token = finance.token) =>
      app.call(reconciliation.close, { body: { reason: closingReason, ...closed } }, { token }),
    reopen: (opened: Closed, token = finance.token) =>
      app.call(reconciliation.reopen, { body: { reason: closingReason, ...opened } }, { token }),

    /** Sessions end meanwhile. */
    pass: async (ms: number): Promise<void> => {
      app.clock.advance(ms)
      finance.token = (await givenAdministrator(app, 'finance')).token
    },

    /** The nightly comparison, after the provider has so many cents more; answers the newest difference. */
    night: async ({ more = 0 } = {}): Promise<WireDifference> => {
      await app.deps.pool.query(
        "update provider_sandbox.wallets set balance = balance + $1 where currency = 'EUR'",
        [more],
      )
      await reconcileProvider(app.deps)
      const all = await listed()
      return (all.find(({ state }) => state === 'difference') ?? all[0]) as WireDifference
    },

    givenPaid: async (): Promise<Payer> => {
      const payer = await givenPayer(app)
      await givenPayment(app, payer)
      await untilSettled(app)
      return payer
    },

    /** The provider has so many cents more of this company, as if something had not left. */
    foundFor: async ({ companyId }: Pick<Payer, 'companyId'>, cents: number): Promise<WireDifference> => {
      await app.deps.pool.query(
        `update provider_sandbox.wallets set balance = balance + $2
          where currency = 'USD' and customer_id = (select provider_customer_id from companies where uid = $1)`,
        [companyId, cents],
      )
      await reconcileProvider(app.deps)
      const found = (await listed()).filter(({ uid, kind }) => uid === companyId && kind === 'balance')
      return found[0] as WireDifference
    },
  }
}
