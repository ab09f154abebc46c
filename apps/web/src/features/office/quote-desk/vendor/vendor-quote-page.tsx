import { DeadLink } from '../../../../ui/links/dead-link.tsx'
import { LinkPage } from '../../../../ui/links/link-page.tsx'
import { VendorForm } from './vendor-form.tsx'

const title = 'Your offer'

/** /vendor-quote?token=…: a vendor, who has no account, types its price for a request of the desk. */
export function VendorQuotePage() {
  return (
    <LinkPage
      title={title}
      purpose="vendor_quote"
      what="the request"
      lead={() =>
        'Tradelane asks you for an offer. Send your price, or say that you cannot offer. You do not need an account.'
      }
      dead={
        <DeadLink
          title={title}
          text="The time to answer has passed, or a newer email has a newer link: use that one. If you still want to make an offer, ask the person at Tradelane who sent you the email."
        />
      }
    >
      {(work) => <VendorForm {...work} />}
    </LinkPage>
  )
}
