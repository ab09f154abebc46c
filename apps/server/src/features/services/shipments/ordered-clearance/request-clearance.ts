import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { requestedClearance } from '@tradelane/contract/shipments/calls'
import { findMoney } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { beginCase, lockRequestOf, requireNewest } from '../../../office/quote-desk/index.ts'
import { type Enquiry, invoiceOf } from '../../logistics/index.ts'
import { lockBooking } from '../bookings.ts'
import { recordOfClearance, titleOfClearance, toClearanceRequest } from './clearance-request.ts'
import { requireClearable } from './require-clearable.ts'

/**
 * Asks the desk for the clearance of a booking that was made without one, in the trade of the booking. Refuses with NOT_FOUND, with ILLEGAL_STATE what
 * cannot be cleared or is asked for already, and at its field where nobody has said what the goods are worth.
 */
export async function requestClearance(
  deps: Deps,
  actor: CustomerActor,
  { note = '', invoice_amount, ...which }: z.output<typeof requestedClearance>,
): Promise<{ case_id: string; transaction_id: string }> {
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const earlier = await lockRequestOf(tx, actor, recordOfClearance(which))
    const booking = await lockBooking(tx, actor, which.logistics_id)
    await requireNewest(tx, actor, recordOfClearance(which), earlier)
    const isAsked = earlier !== undefined && isOpenCase(earlier.state)
    await requireClearable(tx, actor, booking, { isAsked, isOffered: false, now: at })
    const value =
      invoice_amount === undefined ? invoiceOf(booking.enquiry as Enquiry) : findMoney(invoice_amount, 'USD')
    if (!value) return refuseFields({ invoice_amount: 'Enter the value of the goods' })
    const request = await toClearanceRequest(tx, booking, { value, now: at })
    const { case_id, transaction_id } = await beginCase(deps, tx, {
      ...{ scope: actor, request, note, at },
      ...recordOfClearance(which),
      transactionId: booking.transaction_id,
      title: titleOfClearance(request),
    })
    return { case_id, transaction_id }
  })
}
