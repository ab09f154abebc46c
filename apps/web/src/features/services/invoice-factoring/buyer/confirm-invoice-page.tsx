import { LinkPage } from '../../../../ui/links/link-page.tsx'
import { ConfirmForm } from './confirm-form.tsx'

/** /confirm-invoice?token=…: the buyer of a factored invoice, who has no account, confirms amount and due date. */
export function ConfirmInvoicePage() {
  return (
    <LinkPage
      title="Confirm an invoice"
      purpose="invoice_confirm"
      what="the invoice"
      lead={({ company_name }) =>
        `${company_name} asks you to confirm an invoice that you owe them, because it is to be financed. You do not need an account.`
      }
    >
      {(work) => <ConfirmForm {...work} />}
    </LinkPage>
  )
}
