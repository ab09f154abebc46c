import type { WireClaim } from '@tradelane/contract/claims/calls'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ClaimDocument } from '../parts/claim-values.ts'
import { useAnswerClaim } from '../parts/queries.ts'
import { ClaimDocuments } from './claim-documents.tsx'

type AnswerQuestionProps = { claim: WireClaim; question: string }

/** The claim waits for words or papers of the customer. */
export function AnswerQuestion({ claim, question }: AnswerQuestionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Answer
      </Button>
      {isOpen && <AnswerDialog claim={claim} question={question} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AnswerDialog({ claim, question, onClose }: AnswerQuestionProps & { onClose: () => void }) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [documents, setDocuments] = useState<ClaimDocument[]>([])
  const answering = useAnswerClaim()
  const send = async () => {
    setIsMissing(text.trim() === '')
    if (text.trim() === '') return
    const papers = documents.map(({ kind, url }) => ({ kind, url }))
    const answer = await answering
      .mutateAsync({ claim_id: claim.claim_id, text, documents: papers })
      .catch(() => undefined)
    if (!answer) return
    onClose()
    toast.success(answer.message)
  }
  return (
    <FormDialog
      title="Answer"
      lead={question}
      onClose={onClose}
      onSubmit={() => void send()}
      submitText="Send answer"
      busyText="Sending…"
      isBusy={answering.isPending}
    >
      <div className="grid gap-5">
        <TextArea
          label="Your answer"
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isMissing ? 'Write an answer' : undefined}
        />
        <ClaimDocuments documents={documents} others={claim.documents} onChange={setDocuments} />
        {answering.error && (
          <Banner tone="lost" isNews>
            {messageOf(answering.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
