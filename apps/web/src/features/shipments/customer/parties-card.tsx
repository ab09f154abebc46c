import { useState } from 'react'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { partyFacts } from '../../../ui/parties/party-words.ts'
import { CorrectionNote } from '../parts/correction-note.tsx'
import type { BookingDetail } from '../parts/queries.ts'
import { PartiesForm } from './parties-form.tsx'

/** Who ships what to whom: for the carrier's papers, to be completed or corrected until the documentation cut-off. */
export function PartiesCard({ detail }: { detail: BookingDetail }) {
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = useMay('preparer') && detail.may.edit_details
  const { details, logistics } = detail
  if (isEditing && mayEdit) {
    return (
      <Card title="Parties and goods">
        <PartiesForm
          logisticsId={logistics.logistics_id}
          details={details}
          savedAt={detail.details_saved_at}
          onClose={() => setIsEditing(false)}
        />
      </Card>
    )
  }
  return (
    <Card
      title="Parties and goods"
      action={
        mayEdit && (
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
