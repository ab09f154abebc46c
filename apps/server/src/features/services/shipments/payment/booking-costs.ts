import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { ContainerChargeState } from '@tradelane/contract/shipments/container-charge-states'
import { freight } from '@tradelane/contract/shipments/service-info'
import type { Db } from '@tradelane/db'
import { dayOf } from '@tradelane/providers'
import { inScope, type Scope } from '../../../../access/scope.ts'
import type { CostLine } from '../../../../entries/service-entry.ts'
import { totalsOf } from '../../../money/charges/index.ts'
import { type BookingRow, bookingNumberOf, paymentOf, quotedFreight, selectBookings } from '../bookings.ts'
import { containerChargeNumber, dueOf } from '../container-charges/container-charges.ts'
import { costsOfClearances } from '../ordered-clearance/clearance-costs.ts'
import { billKinds, freightBill } from './freight-bill.ts'

/** The freight, clearance, insurance and service fees of these bookings, as quoted. A booking that is denied, cancelled or refunded costs nothing. */
export async function costsOfBookings(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await selectBookings(db, scope)
    .where('booking.logistics_id', 'in', ids)
    .orderBy('booking.requested_at')
    .execute()
  const charges = await containerChargesOf(db, scope, ids)
  const clearances = await costsOfClearances(db, scope, ids)
  return rows.flatMap((row) => [
    ...costsOf(row),
    ...clearances.filter(({ id }) => id === row.logistics_id),
    ...(charges.get(row.logistics_id) ?? []),
  ])
}

const invoiced = statesWhere<ContainerChargeState>({
  counting: false,
  nothing_due: false,
  invoiced: true,
  paid: true,
  waived: false,
})

/** Demurrage and detention that were invoiced, less what was waived. */
async function containerChargesOf(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, CostLine[]>> {
  const rows = await db
    .selectFrom('container_charges')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('logistics_id', 'in', ids)
    .where('state', 'in', invoiced)
    .execute()
  return new Map(
    rows.map((row) => [
      row.logistics_id,
      [
        {
          subject: freight.subject,
          id: row.logistics_id,
          kind: 'container_charge',
          description: `Demurrage and detention ${containerChargeNumber(row)}`,
          amount: dueOf(row),
          standing: row.state === 'paid' ? 'paid' : 'committed',
          isHeld: row.charge_state === 'held',
          ...(row.due_at && { due: dayOf(row.due_at) }),
        } satisfies CostLine,
      ],
    ]),
  )
}

function costsOf(row: BookingRow): CostLine[] {
  const standing = standingOf(row)
  if (!standing) return []
  const isHeld = paymentOf(row) === 'processing'
  const line = { subject: freight.subject, id: row.logistics_id, standing, isHeld }
  const number = bookingNumberOf(row)
  const words = {
    freight: `Freight ${number}, ${quotedFreight(row).name}`,
    customs: `Customs clearance, freight ${number}`,
    cover: `Insurance of the goods, freight ${number}`,
    service_fee: `Service fee, freight ${number}`,
  }
  const bill = freightBill(row)
  return billKinds.flatMap((kind) => {
    const lines = bill.filter((one) => one.kind === kind)
    if (lines.length === 0) return []
    return [{ ...line, kind, description: words[kind], amount: totalsOf(lines).amount }]
  })
}

function standingOf(row: BookingRow): CostLine['standing'] | undefined {
  if (row.state === 'denied' || row.state === 'cancelled') return undefined
  const payment = paymentOf(row)
  if (payment === 'refunded') return undefined
  if (payment === 'not_due') return 'quoted'
  return payment === 'paid' ? 'paid' : 'committed'
}
