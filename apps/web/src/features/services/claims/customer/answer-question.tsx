import { claimAnswer, type WireClaim } from '@tradelane/contract/claims/calls'
import { useState } from 'react'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useAnswerClaim } from '../parts/claim-queries.ts'
import type { ClaimDocument } from '../parts/claim-values.ts'
import { ClaimDocuments } from './claim-documents.tsx'

type AnswerQuestionProps = { claim: WireClaim; question: string }

/** The claim waits for an answer or documents of the customer. */
export function AnswerQuestion(props: AnswerQuestionProps) {
  return (
    <DialogButton size="sm" text="Answer">
      {(close) => <AnswerDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function AnswerDialog({ claim, question, onClose }: AnswerQuestionProps & { onClose: () => void }) {
  const [documents, setDocuments] = useState<ClaimDocument[]>([])
  const answering = useAnswerClaim()
  const send = (text: string) => {
    const sent = documents.map(({ kind, url }) => ({ kind, url }))
    return answering.mutateAsync({ claim_id: claim.claim_id, text, documents: sent })
  }
  return (
    <ReasonDialog
      title="Answer"
      lead={question}
      label="Your answer"
      rule={claimAnswer.shape.text}
      maxLength={2000}
      submitText="Send answer"
      busyText="Sending…"
      send={send}
      doneText="Your answer has been sent."
      onClose={onClose}
    >
      <ClaimDocuments documents={documents} others={claim.documents} onChange={setDocuments} />
    </ReasonDialog>
  )
}
