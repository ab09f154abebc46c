import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { customsActions } from '@tradelane/contract/shipments/actions'
import { customsAsks } from '@tradelane/contract/shipments/customs-asks'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Tx } from '@tradelane/db'
import { Refusal } from '../../../../refusal.ts'
import type { BookingRow } from '../bookings.ts'
import { codesText } from '../corrections/changed-details.ts'
import { findOpenCorrection } from '../corrections/corrections.ts'
import { readDetails } from '../details.ts'
import { describeAsks, findClearance, waitsForCodes } from './asks-of-clearance.ts'

/** Under the booking's lock. Refuses with ILLEGAL_STATE, saying what is missing: the company may have changed its codes since all was there. */
export async function requireDeclarable(tx: Tx, booking: BookingRow, facts: unknown): Promise<void> {
  const asked = await describeAsks(tx, booking, facts)
  const missing = [
    ...(waitsForCodes(booking, asked) ? ['HS codes of the goods'] : []),
    ...asked.asks.flatMap(({ ask, is_given }) => (is_given ? [] : [customsAsks[ask]])),
  ]
  if (missing.length > 0)
    throw new Refusal('ILLEGAL_STATE', {
      message: `Customs asks for more than the company has given: ${missing.join(', ')}.`,
    })
  const waiting = await findOpenCorrection(tx, booking)
  if (waiting && !hasSameCodes(waiting.details, await readDetails(tx, booking)))
    throw new Refusal('ILLEGAL_STATE', {
      message: 'A correction of the HS codes waits for the carrier. Declare the goods once it is answered.',
    })
}

/** Refuses with ILLEGAL_STATE before the carrier has the goods: until then the booking can be cancelled, and what customs releases arrives later. */
export function requireReceived({ state }: BookingRow): void {
  if (state === 'requested' || state === 'confirmed')
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The carrier has not received the goods yet. Customs cannot have released them.',
    })
}

/** Under the booking's lock. Refuses with ILLEGAL_STATE other codes than those that were declared to customs. */
export async function requireDeclaredCodes(
  tx: Tx,
  booking: BookingRow,
  before: BookingDetails,
  after: BookingDetails,
): Promise<void> {
  if (hasSameCodes(before, after)) return
  const row = await findClearance(tx, booking)
  if (row?.declaration_number && closedBy(customsActions.answer, row))
    throw new Refusal('ILLEGAL_STATE', {
      message: `The goods are declared to customs already, under ${row.declaration_number}. Their HS codes can no longer be changed.`,
    })
}

const hasSameCodes = (one: BookingDetails, other: BookingDetails): boolean =>
  codesText(one) === codesText(other)
