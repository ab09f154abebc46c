import { lateCorrection, officeBookings } from '@tradelane/contract/shipments/office-calls'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { partyFacts } from '../../../../ui/parties/party-words.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { CorrectionNote } from '../parts/correction-note.tsx'
import { PartiesForm } from '../parts/parties-form.tsx'
import { useCorrectLate } from './office-booking-queries.ts'

/** Who ships what to whom. After the documentation cut-off the back office can ask the carrier for a change. */
export function OfficeParties({ detail }: { detail: BookingDetail }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (isCorrecting)
    return (
      <Card title="Parties and goods">
        <LateCorrection detail={detail} onClose={() => setIsCorrecting(false)} />
      </Card>
    )
  return (
    <Card
      title="Parties and goods"
      action={
        detail.may.correct_late && (
          <StaffOnly call={officeBookings.correctDetails}>
            <Button size="sm" onClick={() => setIsCorrecting(true)}>
              Correct for the company
            </Button>
          </StaffOnly>
        )
      }
    >
      <div className="grid gap-4">
        <DefinitionList facts={partyFacts(detail.details, { isOffice: true })} />
        <CorrectionNote isOffice detail={detail} />
      </div>
    </Card>
  )
}

function LateCorrection({ detail, onClose }: { detail: BookingDetail; onClose: () => void }) {
  // Refreshed behind the form: what the person sees is what it was opened with.
  const [seen] = useState(detail.details_saved_at)
  const [given, setGiven] = useState<BookingDetail['details']>()
  const correcting = useCorrectLate()
  const { logistics_id, booking_number, freight } = detail.logistics
  return (
    <>
      <PartiesForm
        isOffice
        details={detail.details}
        asked={detail.asked}
        submitText="Ask the carrier"
        onSubmit={setGiven}
        onClose={onClose}
      />
      {given && (
        <ReasonDialog
          title={`Correct ${booking_number} late`}
          lead={`${freight.name} decides. The company reads the reason, and no fee is charged to it.`}
          rule={lateCorrection.shape.reason}
          maxLength={300}
          submitText="Ask the carrier"
          busyText="Asking…"
          send={async (reason) => {
            const body = { logistics_id, details: given, reason, details_saved_at: seen }
            const answer = await correcting.mutateAsync(body)
            onClose()
            return answer
          }}
          doneText="The carrier was asked."
          onClose={() => setGiven(undefined)}
        />
      )}
    </>
  )
}
