import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { customsActions } from '@tradelane/contract/shipments/actions'
import { namesOfMissing } from '@tradelane/contract/shipments/customs-asks'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Tx } from '@tradelane/db'
import { Refusal } from '../../../../refusal.ts'
import type { BookingRow } from '../bookings.ts'
import { codesText } from '../corrections/changed-details.ts'
import { findOpenCorrection } from '../corrections/corrections.ts'
import { readDetails } from '../details.ts'
import { describeAsks, findClearance, waitsForCodes } from './asks-of-clearance.ts'

/** What customs asks for and the company has not given. */
export async function missingForCustoms(tx: Tx, booking: BookingRow, facts: unknown): Promise<string[]> {
  const asked = await describeAsks(tx, booking, facts)
  return namesOfMissing(asked.asks, waitsForCodes(booking, asked))
}

/** Under the booking's lock. Refuses with ILLEGAL_STATE codes that the carrier may still take others for. */
export async function requireAnswered(tx: Tx, booking: BookingRow): Promise<void> {
  const waiting = await findOpenCorrection(tx, booking)
  if (waiting && !hasSameCodes(waiting.details, await readDetails(tx, booking)))
    throw new Refusal('ILLEGAL_STATE', {
      message: 'A correction of the HS codes waits for the carrier. Declare the goods once it is answered.',
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
