import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../../entries/jobs.ts'
import { letter } from '../../../../mail/letter.ts'
import { findAppointment } from '../appointments.ts'
import { getInspection, type InspectionRow, inspectionNumber } from '../inspections.ts'
import { findSupplier } from '../submit-order.ts'

export type SupplierNews = {
  news: 'scheduled' | 'moved' | 'company' | 'aborted'
  day: string
  /** Why it was moved, or another company comes. */
  reason?: string | undefined
}

/** The supplier learns from us on which day the inspector comes: it has no account. */
export const mailSupplierSoon = (
  tx: Tx,
  { uid: companyId, quality_assurance_id: inspectionId }: InspectionRow,
  news: SupplierNews,
) => enqueue(tx, 'mail-inspection-supplier', { companyId, inspectionId, ...news })

/** The job. No price is in the mail. */
export async function mailInspectionSupplier(
  deps: Deps,
  { companyId, inspectionId, news, day, reason }: Tasks['mail-inspection-supplier'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await getInspection(deps.db, scope, inspectionId)
  const [supplier, asked] = await Promise.all([
    findSupplier(deps.db, scope, row.beneficiary_id),
    findAppointment(deps.db, scope, inspectionId),
  ])
  // A newer mail says what is true now.
  const isOld = news === 'aborted' ? false : row.state !== 'scheduled' || row.scheduled_for !== day
  if (!supplier || isOld) return
  const number = inspectionNumber(row)
  const on = dayText(day)
  const address = asked?.address ?? row.address_of_inspection
  const receiver = asked?.receiver_name ? `${asked.receiver_name}, ${asked.receiver_phone}` : null
  const [subject, ...lines] = {
    scheduled: [`${number}: the inspector comes on ${on}`, `The inspector comes on ${on}.`],
    moved: [
      `${number}: the inspector comes on ${on}`,
      `The inspection is moved. The inspector comes on ${on}.`,
    ],
    company: [
      `${number}: another inspection company comes on ${on}`,
      `Another company inspects. Its inspector comes on ${on}.`,
    ],
    aborted: [`${number}: no inspection on ${on}`, `The inspection of ${on} does not take place.`],
  }[news] as [string, string]
  const details =
    news === 'aborted'
      ? []
      : [
          ...(reason ? [`Reason: ${reason}`] : []),
          [
            ...(address ? [`Address: ${address}`] : []),
            ...(receiver ? [`Received by: ${receiver}`] : []),
            `Inspection company: ${row.vendor_name ?? 'Not given'}`,
          ].join('\n'),
        ]
  await deps.mail.send(
    letter({
      to: supplier.email,
      subject,
      text: [
        `Hello ${supplier.contact_person_name},`,
        `${lines.join(' ')} ${row.customer_name} ordered it.`,
        ...details,
        'Tradelane',
      ].join('\n\n'),
    }),
  )
}
