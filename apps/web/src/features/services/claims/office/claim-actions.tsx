import { officeClaimActions } from '@tradelane/contract/claims/actions'
import {
  claimQuestion,
  declinedClaim,
  officeClaims,
  type WireOfficeClaim,
} from '@tradelane/contract/claims/office-calls'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { openQuestion } from '../../../../ui/records/exchanges.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAsk, useAssess, useDecline } from '../parts/claim-queries.ts'
import { PayClaimDialog } from './pay-claim-dialog.tsx'

/** What may be decided now. */
export function OfficeClaimActions({ claim }: { claim: WireOfficeClaim }) {
  const record = { state: claim.state, is_asked: openQuestion(claim.exchanges) !== undefined }
  return (
    <>
      <OfficeAction call={officeClaims.assess} action={officeClaimActions.assess} record={record}>
        {() => <BeginToAssess claim={claim} />}
      </OfficeAction>
      <OfficeAction call={officeClaims.ask} action={officeClaimActions.ask} record={record}>
        {(closed) => <Ask claim={claim} closed={closed} />}
      </OfficeAction>
      <OfficeAction call={officeClaims.decline} action={officeClaimActions.decline} record={record}>
        {() => <Decline claim={claim} />}
      </OfficeAction>
      <OfficeAction call={officeClaims.pay} action={officeClaimActions.pay} record={record}>
        {() => (
          <DialogButton tone="main" text="Pay">
            {(close) => <PayClaimDialog claim={claim} onClose={close} />}
          </DialogButton>
        )}
      </OfficeAction>
    </>
  )
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

type AskProps = { claim: WireOfficeClaim; closed: string | undefined }

function Ask({ claim: { claim_id, version }, closed }: AskProps) {
  const asking = useAsk()
  return (
    <DialogButton text="Ask" closed={closed}>
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
  )
}

function Decline({ claim: { claim_id, version } }: { claim: WireOfficeClaim }) {
  const declining = useDecline()
  return (
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
  )
}
