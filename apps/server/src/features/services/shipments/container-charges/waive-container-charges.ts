import { staffFor } from '@tradelane/contract/primitives/staff'
import { officeContainerActions } from '@tradelane/contract/shipments/actions'
import { officeBookings, type waivedCharges } from '@tradelane/contract/shipments/office-calls'
import type { Tx } from '@tradelane/db'
import { compare, decimalText, formatMoney, type Money, minus, parseMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import { type OfficeScope, officeScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../../entries/change-kind.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { isWaiting, type Made, throughTwoPeople } from '../../../people/four-eyes/index.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  type ContainerChargeRow,
  containerChargeNumber,
  dueOf,
  lockContainerCharge,
  recordOfCharge,
  waivedOf,
} from './container-charges.ts'

/** Charges are waived by two people, as soon as two work here who may. */
export const chargeWaiver: ChangeKind<Deps> = {
  kind: 'charge_waiver',
  decidedBy: staffFor(officeBookings.waiveCharges.staff),
  lock: (tx, id) => lockContainerCharge(tx, officeScope(''), id),
  confirm: waiverApproved,
}

/**
 * Waives what is invoiced and neither paid nor being paid, whole or in part. Refuses with NOT_FOUND, with ILLEGAL_STATE, also while a waiver waits for a
 * second person, and more than is left. A code that was mailed for the former amount is void.
 */
export async function waiveContainerCharges(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: id, amount: given, reason }: z.output<typeof waivedCharges>,
): Promise<Made> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockContainerCharge(tx, actor, id)
    const about = `waiver ${id}`
    const is_waiting = await isWaiting(deps, tx, about)
    requireOpen(officeContainerActions.waive, { ...recordOfCharge(row), is_waiting })
    const due = dueOf(row)
    const amount = given === undefined ? due : parseMoney(given, 'USD')
    if (compare(amount, due) > 0) refuseFields({ amount: mostOf(due) })
    const left = minus(due, amount)
    const change = {
      ...({ kind: chargeWaiver.kind, subject: 'container_charge', subjectId: id, about } as const),
      ...{ title: `Demurrage and detention ${containerChargeNumber(row)}`, reason },
      askedBy: actor.administratorId,
      before: { left_to_pay: formatMoney(due) },
      after: { left_to_pay: formatMoney(left), amount_exact: decimalText(amount) },
    }
    const at = deps.clock.now()
    return throughTwoPeople(deps, tx, change, () => waive(tx, row, amount, { scope: actor, at, reason }))
  })
}

const mostOf = (due: Money): string => `At most ${formatMoney(due)} is left to pay`

/** The same for a waiver that a second person has approved. */
async function waiverApproved(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void> {
  const { subjectId: id, decidedBy, reason, after } = change
  const scope = officeScope(decidedBy)
  const row = await lockContainerCharge(tx, scope, id)
  requireOpen(officeContainerActions.waive, recordOfCharge(row), 'CONFLICT')
  const amount = parseMoney(after?.amount_exact ?? '', 'USD')
  if (compare(amount, dueOf(row)) > 0) throw new Refusal('CONFLICT', { message: `${mostOf(dueOf(row))}.` })
  await waive(tx, row, amount, { scope, at: deps.clock.now(), reason })
}

type Waiver = { scope: OfficeScope; at: Date; reason: string }

async function waive(tx: Tx, row: ContainerChargeRow, amount: Money, waiver: Waiver): Promise<void> {
  const left = minus(dueOf(row), amount)
  const change = {
    ...{ id: row.logistics_id, ...waiver },
    facts: { amount: formatMoney(amount), left: formatMoney(left) },
    set: {
      waived_amount: waivedOf(row).amount + amount.amount,
      waive_reason: withReason(row.waive_reason, waiver.reason),
    },
  }
  if (left.amount === 0n) await move(tx, containerChargeLifecycle, { ...change, to: 'waived' })
  else await note(tx, containerChargeLifecycle, { ...change, what: 'waived_part' })
}

const longestReason = 300

/** All reasons of several waivers, as the page and the invoice name them; the time line has each whole. */
const withReason = (before: string | null, reason: string): string =>
  (before === null ? reason : `${before}; ${reason}`).slice(0, longestReason)
