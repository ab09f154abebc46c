import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { PdfContent } from '../../../../pdf/pdf-content.ts'
import type { BookingRow } from '../bookings.ts'
import { listEvents } from '../tracking-events.ts'

/** The carrier signs in a field of 100 by 40, a document in one of 1000 by 400. */
const scale = 10

/** Who took the goods over, in which condition, and the signature, as the carrier sent them: what it did not send is said, not invented. */
export async function deliveryProof(
  { db }: Pick<Deps, 'db'>,
  { uid, logistics_id: logisticsId }: BookingRow,
): Promise<{ facts: [label: string, value: string][]; drawing?: NonNullable<PdfContent['drawing']> }> {
  const events = await listEvents(db, { scope: systemScope(uid), logisticsId })
  const proof = events.findLast(({ code, classifier }) => code === 'DROP' && classifier === 'ACT')?.proof
  const notGiven = 'Not given by the carrier'
  const facts: [string, string][] = [
    ['Received by', proof?.receiver || notGiven],
    ['Condition', proof?.condition || notGiven],
  ]
  if (!proof?.signature) return { facts: [...facts, ['Signature', notGiven]] }
  const strokes = proof.signature.map((line) => line.map(([x, y]) => [x * scale, y * scale] as const))
  return { facts, drawing: { title: 'Signature of the receiver', caption: proof.receiver, strokes } }
}
