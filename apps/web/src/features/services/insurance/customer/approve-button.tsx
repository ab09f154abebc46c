import { approvedText, approvedTitle } from '@tradelane/contract/insurance/calls'
import type { WireIndication } from '@tradelane/contract/insurance/policy'
import { referralReasons } from '@tradelane/contract/insurance/referrals'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useApprove } from './writes.ts'

type ApproveButtonProps = { insuranceId: string; indication: WireIndication; mayApprove: boolean }

/** Sends it to the back office, and says what happens next: also when nothing may be approved any more. */
export function ApproveButton({ insuranceId, indication, mayApprove }: ApproveButtonProps) {
  const approving = useApprove()
  const reasons = indication.referrals.map(({ code }) => referralReasons[code].title.toLowerCase())
  const [isSent, setIsSent] = useState(false)
  const navigate = useNavigate()
  const approve = () =>
    approving.mutate(insuranceId, {
      onSuccess: () => setIsSent(true),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <>
      {mayApprove && (
        <Button
          tone="main"
          disabled={indication.refused !== null}
          isBusy={approving.isPending}
          busyText="Submitting.."
          onClick={approve}
        >
          Approve
        </Button>
      )}
      <Dialog
        isOpen={isSent}
        size="sm"
        title={approvedTitle}
        onClose={() => void navigate(`/insurance/policies/${insuranceId}`, { replace: true })}
        actions={
          <LinkButton to="/dashboard" tone="main">
            Go to Dashboard
          </LinkButton>
        }
      >
        <div role="status" className="flex gap-3">
          <CircleCheck size={22} className="flex-none text-done" aria-hidden />
          <div className="grid gap-2">
            <p>{approvedText}</p>
            {reasons.length > 0 && <p>Our underwriters look at it first: {reasons.join(', ')}.</p>}
          </div>
        </div>
      </Dialog>
    </>
  )
}
