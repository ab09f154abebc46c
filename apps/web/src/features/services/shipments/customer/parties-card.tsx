import { useRef, useState } from 'react'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { partyFacts } from '../../../../ui/parties/party-words.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, useSaveDetails } from '../parts/booking-queries.ts'
import { CorrectionNote } from '../parts/correction-note.tsx'
import { PartiesForm } from '../parts/parties-form.tsx'

/** Who ships what to whom: for the carrier's papers, to be completed or corrected until the documentation cut-off. */
export function PartiesCard({ detail }: { detail: BookingDetail }) {
  const [isEditing, setIsEditing] = useState(false)
  const mayPrepare = useMay('preparer')
  const { details, logistics } = detail
  // The form stays when the cut-off passes behind it: what was typed must not be lost.
  if (isEditing && mayPrepare) {
    return (
      <Card id="parties" title="Parties and goods">
        <div className="grid gap-4">
          {!detail.may.edit_details && <CorrectionNote detail={detail} />}
          <SaveParties detail={detail} onClose={() => setIsEditing(false)} />
        </div>
      </Card>
    )
  }
  return (
    <Card
      id="parties"
      title="Parties and goods"
      action={
        mayPrepare &&
        detail.may.edit_details && (
          <Button size="sm" onClick={() => setIsEditing(true)}>
            {logistics.state === 'requested' ? 'Edit' : 'Correct'}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <DefinitionList facts={partyFacts(details)} />
        <CorrectionNote detail={detail} />
      </div>
    </Card>
  )
}

function SaveParties({ detail, onClose }: { detail: BookingDetail; onClose: () => void }) {
  // Refreshed behind the form: what the person sees is what it was opened with.
  const [seen] = useState(detail.details_saved_at)
  const saving = useSaveDetails()
  // The second of two quick clicks comes before the button shows that it is busy.
  const isSent = useRef(false)
  const save = async (given: BookingDetail['details']) => {
    if (isSent.current) return
    isSent.current = true
    const { logistics_id } = detail.logistics
    const answer = await saving
      .mutateAsync({ logistics_id, details: given, details_saved_at: seen })
      .catch(() => undefined)
    isSent.current = false
    if (!answer) return
    toast.success(answer.message ?? 'Saved.')
    onClose()
  }
  return (
    <PartiesForm
      details={detail.details}
      asked={detail.asked}
      submitText="Save"
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(given) => void save(given)}
      onClose={onClose}
    />
  )
}
