import { adminBuyers, tradingCalls } from '@tradelane/contract/trading-info/calls'
import { routes, success } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { convertBuyer } from './convert-buyer.ts'
import { describeBuyer } from './describe-buyer.ts'
import { listBuyers } from './list-buyers.ts'
import { receiveTradingInfo } from './receive-trading-info.ts'
import { sendTradingLink, tradingReceived } from './trading-link.ts'
import { receiptNumber } from './trading-record.ts'

export const tradingRoutes = routes(tradingCalls, {
  add: async ({ deps, body, request: { ip } }) => {
    const at = deps.clock.now()
    const row = await inTransaction(deps.db, (tx) => receiveTradingInfo(deps, tx, body, { ip, at }))
    return { ...success, message: tradingReceived, receipt_number: receiptNumber(row) }
  },
  sendLink: async ({ deps, actor, body }) => {
    const { linkId, email } = await sendTradingLink(deps, actor, body)
    return { ...success, message: `We have sent the link to ${email}.`, link_id: linkId }
  },
})

export const adminBuyerRoutes = routes(adminBuyers, {
  buyers: async ({ deps, query, body }) =>
    body.trading_id
      ? { ...success, ...(await describeBuyer(deps, body.trading_id)) }
      : { ...success, ...(await listBuyers(deps.db, query)) },
  convert: async ({ deps, actor, body }) => {
    const { beneficiaryId, creditLimitId } = await convertBuyer(deps, actor, body)
    const made = body.beneficiary_id ? 'Merged into the partner.' : 'The buyer is now a partner.'
    return {
      ...success,
      message: creditLimitId ? `${made} A credit limit has been requested.` : made,
      beneficiary_id: beneficiaryId,
      credit_limit_id: creditLimitId,
    }
  },
})
