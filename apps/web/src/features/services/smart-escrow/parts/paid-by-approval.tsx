import { formatRest } from '../../../../lib/format/format-amount.ts'
import { lastFour } from '../../../../lib/format/format-text.ts'
import { NameCheckNotice } from '../../../../ui/parties/name-check-notice.tsx'
import { ArrivesBy } from '../../../../ui/records/arrives-by.tsx'
import type { EscrowPageData, WireBlock } from './escrow-queries.ts'

type PaidByApprovalProps = { page: EscrowPageData; block: WireBlock }

/** Whether nothing but this item is still open in its block. */
export function completesBlock(
  { document_approval, condition_approval }: WireBlock,
  itemId: string | null,
): boolean {
  return [...document_approval, ...condition_approval].every(
    ({ item_id, decision }) => decision === 'approved' || item_id === itemId,
  )
}

/** What the last approval of a block pays, and to whom. */
export function PaidByApproval({ page, block }: PaidByApprovalProps) {
  const { amount_sent_currency: currency } = page.smart_escrow
  const { account_holder_name: holder, account_no, name_check } = page.beneficiary_account_details
  return (
    <div className="grid gap-3">
      <p>
        This completes the block:{' '}
        <span className="num">{formatRest(block.amount, block.refunded, currency)}</span> is paid to{' '}
        {page.beneficiary_details.company_name}, account <span className="num">{lastFour(account_no)}</span>.
      </p>
      {page.arrives_if_approved && (
        <p>
          Approved now, it arrives by <ArrivesBy {...page.arrives_if_approved} />
        </p>
      )}
      {(name_check?.result === 'no_match' || name_check?.result === 'close_match') && (
        <NameCheckNotice check={name_check} holder={holder} />
      )}
    </div>
  )
}
