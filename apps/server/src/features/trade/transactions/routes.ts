import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { routes, success } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { writeBudget } from './budget/write-budget.ts'
import { readCashFlow } from './cash-flow/read-cash-flow.ts'
import { changeTransaction } from './change-transaction.ts'
import { tradeFile } from './files/trade-file.ts'
import { listNextSteps } from './list-next-steps.ts'
import { listTransactions } from './list-transactions.ts'
import { moveService } from './move-service.ts'
import { findSaleOfTrade } from './sale-of-trade.ts'
import { mostEvents, summariseTransaction } from './summarise-transaction.ts'
import { continueTransaction, readCurrentTransaction, startTransaction } from './transactions.ts'

export const transactionRoutes = routes(transactionSummary, {
  get: async ({ deps, actor, query: { transaction_id, all_events } }) =>
    summariseTransaction(deps, actor, transaction_id, all_events ? mostEvents : undefined),
  list: async ({ deps, actor, query: { search = '', current, transaction_id, page, limit } }) => {
    // A company's first trade is made when it is first asked for.
    if (current) await readCurrentTransaction(deps.db, actor, deps.clock.now())
    const filter = { search, isCurrent: current !== undefined, transactionId: transaction_id, page, limit }
    return { ...success, ...(await listTransactions(deps.db, actor, filter)) }
  },
  start: async ({ deps, actor, body }) => {
    const at = deps.clock.now()
    const { transaction_id } = await inTransaction(deps.db, (tx) => startTransaction(tx, actor, body, at))
    return { ...success, transaction_id }
  },
  update: async ({ deps, actor, body: { transaction_id: transactionId, ...set } }) => {
    const at = deps.clock.now()
    await inTransaction(deps.db, (tx) => changeTransaction(tx, actor, { transactionId, ...set }, at))
    return success
  },
  resume: async ({ deps, actor, body }) => {
    const at = deps.clock.now()
    await inTransaction(deps.db, (tx) => continueTransaction(tx, actor, body.transaction_id, at))
    return success
  },
  move: async ({ deps, actor, body }) => {
    const { subject, id } = body
    const to = 'new_trade' in body ? body.new_trade : body.transaction_id
    return { ...success, ...(await moveService(deps, actor, { subject, id, to })) }
  },
})

export const tradeFigureRoutes = routes(tradeFigures, {
  budget: async ({ deps, actor, body: { transaction_id: transactionId, ...sent } }) => {
    const at = deps.clock.now()
    const isCounted = (await findSaleOfTrade(deps, actor, transactionId))?.isCounted ?? false
    const version = await inTransaction(deps.db, (tx) =>
      writeBudget(tx, actor, { transactionId, isCounted, ...sent }, at),
    )
    return { ...success, version }
  },
  cashFlow: async ({ deps, actor, query }) => readCashFlow(deps, actor, query.transaction_id),
  download: async ({ deps, actor, query }) => tradeFile(deps, actor, query),
  nextSteps: async ({ deps, actor, query }) => ({
    ...success,
    records: await listNextSteps(deps, actor, query.transaction_id),
  }),
})
