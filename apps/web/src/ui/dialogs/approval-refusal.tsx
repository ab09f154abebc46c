import type { Approves } from '@tradelane/contract/approvals/forms'
import { formatMoney } from '@tradelane/money'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ApiError, messageOf } from '../../lib/net/api-error.ts'
import { useMissingMoney } from '../../lib/queries/missing-money.ts'
import { Button, LinkButton } from '../button.tsx'
import { AddMoneyLink } from './add-money-link.tsx'
import { Dialog } from './dialog.tsx'

export type RefusalTexts = {
  /** "The payment failed" */
  title: string
  note?: string
  action?: ReactNode
  onClose?: () => void
}
type ApprovalRefusalProps = RefusalTexts & { refusal: ApiError; approved: Approves; onClose: () => void }

/** A refusal that no other code would change: what happened, and what to do about it. */
export function ApprovalRefusal({ refusal, approved, title, note, action, onClose }: ApprovalRefusalProps) {
  const isLackOfMoney = refusal.code === 'INSUFFICIENT_FUNDS'
  const { amount, currency = 'USD' } = approved
  const lacking = useMissingMoney({ amount, currency }, { isRefused: isLackOfMoney })
  const missing = isLackOfMoney ? lacking : undefined
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      onClose={onClose}
      actions={
        isLackOfMoney ? (
          <>
            <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
            {missing ? (
              <AddMoneyLink missing={missing} isMain onClick={onClose} />
            ) : (
              <Button tone="main" onClick={onClose}>
                Back
              </Button>
            )}
          </>
        ) : (
          (action ?? (
            <Button tone="main" onClick={onClose}>
              Back
            </Button>
          ))
        )
      }
    >
      <div role="alert" className="flex gap-3">
        <CircleAlert size={22} className="flex-none text-lost" aria-hidden />
        <div className="grid gap-2">
          <p className="font-medium">{messageOf(refusal)}</p>
          {missing && <p className="num">{formatMoney(missing.missing)} is missing.</p>}
          {isLackOfMoney ? (
            <p className="text-ink-2">Please go to your dashboard and add some balance to your wallet</p>
          ) : (
            note && <p className="text-ink-2">{note}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
