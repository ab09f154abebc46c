import type { WireClaim } from '@tradelane/contract/claims/calls'
import { claimStateTable } from '@tradelane/contract/claims/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Amount } from '../../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'

/** A claim in a list of a policy's claims: its number, its state, and what was paid or claimed. */
export function ClaimLine({ claim, to, children }: { claim: WireClaim; to: string; children?: ReactNode }) {
  const { claim_number, state, paid_amount, amount } = claim
  const shown = paid_amount ?? amount
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Link to={to} className="text-link num">
        {claim_number}
      </Link>
      <StatusBadge states={claimStateTable} state={state} />
      {shown !== null && (
        <span className="ml-auto">
          {paid_amount === null ? 'Claimed' : 'Paid'} <Amount value={shown} currency="USD" />
        </span>
      )}
      {children}
    </li>
  )
}
