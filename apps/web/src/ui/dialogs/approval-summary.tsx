import type { Approves } from '@tradelane/contract/approvals/forms'
import type { ReactNode } from 'react'
import { formatAmount } from '../../lib/format/format-amount.ts'

type ApprovalSummaryProps = { approved: Approves; children?: ReactNode }

/** Amount, payee and account, above the boxes for the code: they must have been read before it is entered. */
export function ApprovalSummary({ approved, children }: ApprovalSummaryProps) {
  const { amount, currency, payee, account_last_four: lastFour, facts = [] } = approved
  return (
    <div className="grid gap-0.5 rounded-md bg-mist p-4">
      {amount !== undefined && currency && (
        <p className="num text-lg font-semibold">{formatAmount(amount, currency)}</p>
      )}
      {payee && (
        <p className="wrap-anywhere">
          to <strong className="font-semibold">{payee}</strong>
        </p>
      )}
      {lastFour && <p className="num text-ink-2">account ending in {lastFour}</p>}
      {facts.map((fact) => (
        <p key={fact} className="num wrap-anywhere text-ink-2">
          {withWholeAmounts(fact)}
        </p>
      ))}
      {children}
    </div>
  )
}

/** An amount and its currency, and a percentage, stay on one line. */
const withWholeAmounts = (text: string): string => text.replace(/(\d) ([A-Z]{3}\b|%)/g, '$1\u00a0$2')
