import { paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Db } from '@tradelane/db'
import { type Currency, isPositive, money } from '@tradelane/money'
import { sql } from 'kysely'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { CostLine } from '../../../../entries/service-entry.ts'

/** Out of the escrow's account, and not yet with the beneficiary's bank. */
const onItsWay = paymentsWhoseMoneyIs('gone').filter((state) => state !== 'paid')

type Row = {
  id: string
  company_name: string
  currency: Currency
  expiry_date: string
  amount_received: bigint
  fee_amount: bigint
  fee_paid: bigint
  paid: bigint
  under_way: bigint
  refunded: bigint
}

/** What escrows cost: the blocks, except refunded ones, and the fee. Paid is what the ledger has booked out of the escrow. A draft costs nothing yet. */
export async function costsOfEscrows(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select escrow.smart_escrow_id as id, payee.company_name, escrow.currency, escrow.expiry_date::text, escrow.amount_received, escrow.fee_amount,
           coalesce(step.fee_paid, 0) as fee_paid, coalesce(step.paid, 0) as paid, coalesce(step.under_way, 0) as under_way, coalesce(block.refunded, 0) as refunded
      from smart_escrows as escrow
      join partners as payee on payee.uid = escrow.uid and payee.beneficiary_id = escrow.beneficiary_id
      left join lateral (
        select (sum(amount) filter (where kind = 'fee' and state = 'paid'))::bigint as fee_paid,
               (sum(amount) filter (where kind = 'release' and state = 'paid'))::bigint as paid,
               (sum(amount) filter (where kind = 'release' and state = any(${onItsWay})))::bigint as under_way
          from escrow_steps where smart_escrow_id = escrow.smart_escrow_id) as step on true
      left join lateral (
        select sum(case state when 'refunded' then amount else refunded_part end)::bigint as refunded
          from escrow_blocks where smart_escrow_id = escrow.smart_escrow_id) as block on true
     where ${inScope(scope, 'escrow.uid')} and escrow.state <> 'draft' and escrow.smart_escrow_id = any(${ids}::uuid[])
     order by escrow.created_at`.execute(db)
  return rows.flatMap(linesOf)
}

function linesOf(row: Row): CostLine[] {
  const unpaid = row.amount_received - row.paid - row.under_way - row.refunded
  const line = (
    kind: string,
    standing: CostLine['standing'],
    description: string,
    amount: bigint,
    status?: string,
  ): CostLine => ({
    ...{ subject: smartEscrow.subject, id: row.id, kind, standing, description },
    ...(status !== undefined && { status }),
    ...(standing === 'committed' && { due: row.expiry_date }),
    amount: money(amount, row.currency),
  })
  const title = `Escrow for ${row.company_name}`
  return [
    line('payment', 'paid', title, row.paid),
    line('payment_on_its_way', 'paid', title, row.under_way, 'On its way'),
    line('planned_payment', 'committed', title, unpaid),
    line('fee', 'paid', 'Escrow fee', row.fee_paid),
    line('planned_fee', 'committed', 'Escrow fee', row.fee_amount - row.fee_paid),
  ].filter(({ amount }) => isPositive(amount))
}
