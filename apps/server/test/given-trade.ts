import type { WireInput } from '@tradelane/contract'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import type { TestApp } from './test-app.ts'

type Person = { token: string }

/** The summary of a trade; without an id, of the current one. */
export async function tradeOf(app: TestApp, { token }: Person, transaction_id?: string) {
  const query = transaction_id === undefined ? {} : { transaction_id }
  return (await app.call(transactionSummary.get, { query }, { token })).body
}

/** Starts a trade, and answers its id. */
export async function givenTrade(
  app: TestApp,
  { token }: Person,
  body: WireInput<typeof transactionSummary.start>['body'] = {},
): Promise<string> {
  return (await app.call(transactionSummary.start, { body }, { token })).body.transaction_id
}
