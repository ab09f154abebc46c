import { freight } from '@tradelane/contract/shipments/service-info'
import type { Db } from '@tradelane/db'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { CostLine } from '../../../../entries/service-entry.ts'
import { billStateOf } from './bill-state.ts'
import { asOrdered, clearanceNumber, linesOf, type OrderedClearance } from './ordered-clearance.ts'

const standings = {
  paid: 'paid',
  processing: 'committed',
  due: 'committed',
  refunded: undefined,
  cancelled: undefined,
} as const satisfies Record<ReturnType<typeof billStateOf>, CostLine['standing'] | undefined>

/** The clearances of these bookings that have a bill of their own. What was paid back costs nothing. */
export async function costsOfClearances(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  const rows = await db
    .selectFrom('customs_clearances')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('logistics_id', 'in', ids)
    .execute()
  return rows.flatMap((row) => {
    const ordered = asOrdered(row)
    return ordered ? costsOf(ordered) : []
  })
}

function costsOf(row: OrderedClearance): CostLine[] {
  const standing = standings[billStateOf(row)]
  if (!standing) return []
  const isHeld = row.charge_state === 'held'
  const line = { subject: freight.subject, id: row.logistics_id, standing, isHeld }
  const words = {
    customs: `Customs clearance ${clearanceNumber(row)}, ${row.vendor_name}`,
    service_fee: `Service fee, customs clearance ${clearanceNumber(row)}`,
  }
  return linesOf(row).map(({ kind, amount }) => ({
    ...line,
    // Not the fee on the bill of the freight.
    kind: kind === 'service_fee' ? 'customs_fee' : kind,
    description: words[kind as keyof typeof words],
    amount,
  }))
}
