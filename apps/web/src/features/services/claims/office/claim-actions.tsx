import { claimQuestion, declinedClaim, type WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAsk, useAssess, useDecline } from '../parts/claim-queries.ts'
import { PayClaimDialog } from './pay-claim-dialog.tsx'

/** What may be decided now. */
export function OfficeClaimActions({ claim }: { claim: WireOfficeClaim }) {
  if (claim.state === 'submitted') return <BeginToAssess claim={claim} />
  if (claim.state === 'assessing') return <DecideClaim claim={claim} />
  return null
}

function BeginToAssess({ claim: { claim_id, version } }: { claim: WireOfficeClaim }) {
  const assessing = useAssess()
  const assess = () =>
    assessing.mutate(
      { claim_id, version },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'The assessment has started.'),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Button tone="main" isBusy={assessing.isPending} busyText="Starting…" onClick={assess}>
      Start assessment
    </Button>
  )
}

function DecideClaim({ claim }: { claim: WireOfficeClaim }) {
  const asking = useAsk()
  const declining = useDecline()
  const { claim_id, version } = claim
  return (
    <>
      <DialogButton text="Ask">
        {(close) => (
          <ReasonDialog
            title="Ask the customer"
            lead="The customer reads this by email and on the claim, and answers with a text and documents."
            label="What is missing"
            rule={claimQuestion.shape.question}
            submitText="Ask"
            busyText="Asking…"
            send={(question) => asking.mutateAsync({ claim_id, version, question })}
            doneText="The customer has been asked."
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton text="Decline">
        {(close) => (
          <ReasonDialog
            title="Decline this claim"
            lead="The customer reads the reason by email and on the claim."
            rule={declinedClaim.shape.reason}
            submitText="Decline"
            busyText="Declining…"
            send={(reason) => declining.mutateAsync({ claim_id, version, reason })}
            doneText="The claim has been declined."
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton tone="main" text="Pay">
        {(close) => <PayClaimDialog claim={claim} onClose={close} />}
      </DialogButton>
    </>
  )
}
