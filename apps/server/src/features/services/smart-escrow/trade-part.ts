import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import { decimalText } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { TradePartOf } from '../../../entries/service-entry.ts'
import { amountIn, escrowNumber, type KnownEscrow, lockEscrow, selectEscrows } from './escrows.ts'
import { readerIn } from './next-for-reader.ts'
import { nextOfEscrow } from './next-of-escrow.ts'

type Shown = ServiceData['smart_escrow_data'][number]

export const escrowsInTrade: TradePartOf<Deps, 'smart_escrow_data'> = {
  group: 'smart_escrow_data',
  async list({ db, clock }, scope, transactionId) {
    const rows = await selectEscrows(db, scope)
      .where('escrow.transaction_id', '=', transactionId)
      .orderBy('escrow.created_at')
      .execute()
    return Promise.all(
      rows.map(async (row) => {
        const next = await nextOfEscrow(db, row, { reader: readerIn(scope), now: clock.now() })
        return { id: row.smart_escrow_id, data: toData(row, next) }
      }),
    )
  },
  async move(tx, scope, id, transactionId) {
    const { transaction_id: from } = await lockEscrow(tx, scope, id)
    await tx
      .updateTable('smart_escrows')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('smart_escrow_id', '=', id)
      .execute()
    return { from }
  },
}

const toData = (row: KnownEscrow, next: Shown['next']): Shown => ({
  number: escrowNumber(row),
  status: tradeStatusOf(escrowStatesAs({ isPartlyPaid: row.paid_out > 0n }), row.state),
  state: row.state,
  link: smartEscrow.customerPage(row.smart_escrow_id),
  smart_escrow_id: row.smart_escrow_id,
  company_name: row.company_name,
  currency: amountIn(row, 0n).currency,
  amount_sent: decimalText(amountIn(row, row.amount_sent)),
  fees: decimalText(amountIn(row, row.fee_amount)),
  amount_received: decimalText(amountIn(row, row.amount_received)),
  paid_out: decimalText(amountIn(row, row.paid_out)),
  fees_payed_by: row.fees_payed_by,
  expiry_date: row.expiry_date,
  reference: row.reference,
  next,
})
