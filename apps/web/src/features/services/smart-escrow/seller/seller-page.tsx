import { LinkPage } from '../../../../ui/links/link-page.tsx'
import { SellersRecord } from './sellers-record.tsx'

/** /escrow?token=…: the seller of an escrow, who has no account, agrees to it, and sees where it stands. */
export function SellerEscrowPage() {
  return (
    <LinkPage
      title="Smart escrow"
      purpose="escrow_agree"
      what="the escrow"
      lead={({ company_name }) => `${company_name} has set money aside for you. You do not need an account.`}
    >
      {({ token, opened: { session }, onClosed }) => (
        <SellersRecord opened={{ token, session }} onEnded={onClosed} />
      )}
    </LinkPage>
  )
}
