import { ProviderUnavailable } from '../../provider-unavailable.ts'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { Amendment, AmendmentAnswer } from '../carriers.ts'
import { type BookedRow, type CarriageRow, clockOf, isBooked } from './carriage-record.ts'
import { cutOffsOf } from './cut-offs.ts'
import { eventsOf } from './events-of.ts'
import { isAmendmentRefused, losesAnswer } from './outcomes.ts'

/** Takes each number once; asked again, it gives the answer that it gave. */
export async function amendCarriage(
  store: SandboxStore,
  key: string,
  amendment: Amendment,
  now: Date,
): Promise<AmendmentAnswer | undefined> {
  const { answer, isNew } = await store.transaction(async (tx) => {
    const { rows } = await tx.query<CarriageRow>(
      'select * from provider_sandbox.carriages where key = $1 for update',
      [key],
    )
    const [row] = rows.filter(isBooked)
    if (!row) return { answer: undefined, isNew: false }
    const given = row.amendments.find(({ number }) => number === amendment.number)
    if (given) return { answer: given.answer, isNew: false }
    const answer = answerTo(row, amendment, clockOf(row, now))
    await tx.query(
      'update provider_sandbox.carriages set amendments = amendments || $2::jsonb where key = $1',
      [key, JSON.stringify([{ ...amendment, answer }])],
    )
    return { answer, isNew: true }
  })
  if (isNew && losesAnswer(amendment.goods, amendment.reference))
    throw new ProviderUnavailable('the carrier did not answer')
  return answer
}

function answerTo(row: BookedRow, { goods, reference, isLate }: Amendment, now: Date): AmendmentAnswer {
  if (row.cancelled_at) return refused('This booking was cancelled.')
  const { documents, cargo } = cutOffsOf(row, now)
  const closesAt = documents ?? cargo
  if (!isLate && closesAt && now >= closesAt) return refused('The documentation cut-off has passed.')
  if (isLate && hasArrived(row, now)) return refused('The goods have arrived, and the papers are final.')
  if (isAmendmentRefused(goods, reference)) return refused('The manifest has been filed with customs.')
  return { status: 'amended' }
}

/** The ship is at the port of discharge: the manifest is with its customs. */
function hasArrived(row: BookedRow, now: Date): boolean {
  const stop = row.request.legs.findIndex(({ role }) => role === 'main') + 1
  return eventsOf(row, now).some(
    (event) => event.code === 'ARRI' && event.classifier === 'ACT' && event.stop === stop,
  )
}

const refused = (reason: string): AmendmentAnswer => ({ status: 'refused', reason })
