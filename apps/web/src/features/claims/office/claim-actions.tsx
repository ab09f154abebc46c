import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAssess } from '../parts/queries.ts'
import { ClaimWordsDialog } from './claim-words-dialog.tsx'
import { PayClaimDialog } from './pay-claim-dialog.tsx'

/** What may be decided now. */
export function OfficeClaimActions({ claim }: { claim: WireOfficeClaim }) {
  const [open, setOpen] = useState<'ask' | 'decline' | 'pay'>()
  const assessing = useAssess()
  const { claim_id, version, state } = claim
  const close = () => setOpen(undefined)
  const assess = () =>
    assessing.mutate(
      { claim_id, version },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'The assessment has begun.'),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  if (state === 'submitted')
    return (
      <Button tone="main" isBusy={assessing.isPending} busyText="Beginning…" onClick={assess}>
        Begin to assess
      </Button>
    )
  if (state !== 'assessing') return null
  return (
    <>
      <Button onClick={() => setOpen('ask')}>Ask</Button>
      <Button onClick={() => setOpen('decline')}>Decline</Button>
      <Button tone="main" onClick={() => setOpen('pay')}>
        Pay
      </Button>
      {open === 'pay' && <PayClaimDialog claim={claim} onClose={close} />}
      {(open === 'ask' || open === 'decline') && (
        <ClaimWordsDialog key={open} decision={open} claim={claim} onClose={close} />
      )}
    </>
  )
}
