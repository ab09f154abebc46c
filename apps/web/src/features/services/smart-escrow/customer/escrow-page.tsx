import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { tradeAddress } from '../../../../lib/queries/trades.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { type EscrowPageData, escrowQuery, service } from '../parts/escrow-queries.ts'
import { EscrowRecord } from '../parts/escrow-record.tsx'
import { type PapersOfEscrow, papersIn } from '../parts/papers-of-escrow.ts'
import { ApproveDialog, ApproveEscrow, costOfEscrow, MissingForEscrow } from './approve-escrow.tsx'
import { BuyersAmendments } from './buyers-amendments.tsx'
import { BuyersDisputes } from './buyers-disputes.tsx'
import { NewFee } from './new-fee.tsx'
import { SellerActions } from './seller-actions.tsx'

/** /smart-escrow/escrows/:smart_escrow_id: one escrow, what must be approved, and what was paid. `papers` comes from another feature. */
export function EscrowDetail({ papers }: { papers: (ofEscrow: PapersOfEscrow) => ReactNode }) {
  const { smart_escrow_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(escrowQuery(id))
  const { smart_escrow: escrow, payee_changed } = page
  const mayApprove = useMay('approver')
  const mayPrepare = useMay('preparer')
  const needsApproval =
    escrow.status === 'draft' ? escrow.conditions.length > 0 : payee_changed && page.remaining > 0
  return (
    <EscrowRecord
      page={page}
      mayApprove={mayApprove}
      about={
        <span>
          for {escrow.company_name}, in{' '}
          <Link to={tradeAddress(escrow.transaction_id)} className="text-link">
            its trade
          </Link>
        </span>
      }
      back={{ to: tradeAddress(escrow.transaction_id), label: 'Transaction summary' }}
      banner={
        <>
          <Release page={page} />
          <NewFee page={page} />
          {mayApprove && needsApproval && !page.release?.may_withdraw && <MissingForEscrow page={page} />}
        </>
      }
      disputes={
        escrow.status !== 'draft' && (
          <>
            <BuyersDisputes page={page} />
            <BuyersAmendments page={page} />
            {papers(papersIn(escrow))}
          </>
        )
      }
      actions={
        <>
          {mayPrepare && escrow.status === 'draft' && (
            <LinkButton to={`/smart-escrow/conditions?smart_escrow_id=${id}`}>Continue</LinkButton>
          )}
          <SellerActions page={page} />
          {mayApprove && needsApproval && !page.release && <ApproveEscrow page={page} />}
        </>
      }
    />
  )
}

/** What waits for a second person, and the decision about it. */
function Release({ page }: { page: EscrowPageData }) {
  const isShort = useMissingMoney(costOfEscrow(page)) !== undefined
  return (
    <WaitingRelease
      what="escrow"
      isShort={isShort}
      release={page.release}
      service={service}
      which={{ type: 'smart escrow', subject_id: page.smart_escrow.smart_escrow_id }}
    >
      {(close) => <ApproveDialog page={page} onClose={close} isRelease />}
    </WaitingRelease>
  )
}
