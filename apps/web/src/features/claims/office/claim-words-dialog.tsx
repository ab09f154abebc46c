import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAsk, useDecline } from '../parts/queries.ts'

const words = {
  ask: {
    title: 'Ask the customer',
    lead: 'The customer reads this by mail and on the claim, and answers with words and documents.',
    label: 'What is missing',
    lacking: 'Write what is missing',
    action: 'Ask',
    busy: 'Asking…',
    done: 'Asked',
  },
  decline: {
    title: 'Decline this claim',
    lead: 'The customer reads the reason by mail and on the claim.',
    label: 'Reason',
    lacking: 'Reason is required',
    action: 'Decline',
    busy: 'Declining…',
    done: 'Declined',
  },
} as const

type ClaimWordsDialogProps = { decision: 'ask' | 'decline'; claim: WireOfficeClaim; onClose: () => void }

/** A decision that consists of words: a question, or the reason of a no. */
export function ClaimWordsDialog({ decision, claim, onClose }: ClaimWordsDialogProps) {
  const { title, lead, label, lacking, action, busy, done } = words[decision]
  const [text, setText] = useState('')
  const [isLacking, setIsLacking] = useState(false)
  const asking = useAsk()
  const declining = useDecline()
  const { isPending, error } = decision === 'ask' ? asking : declining
  const send = async () => {
    setIsLacking(text.trim() === '')
    if (text.trim() === '') return
    const seen = { claim_id: claim.claim_id, version: claim.version }
    const sending =
      decision === 'ask'
        ? asking.mutateAsync({ ...seen, question: text })
        : declining.mutateAsync({ ...seen, reason: text })
    const answer = await sending.catch(() => undefined)
    if (!answer) return
    onClose()
    toast.success(answer.message ?? done)
  }
  return (
    <FormDialog
      title={title}
      lead={lead}
      onClose={onClose}
      onSubmit={() => void send()}
      submitText={action}
      busyText={busy}
      isBusy={isPending}
    >
      <div className="grid gap-4">
        <TextArea
          label={label}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isLacking ? lacking : undefined}
        />
        {error && (
          <Banner tone="lost" isNews>
            {messageOf(error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
