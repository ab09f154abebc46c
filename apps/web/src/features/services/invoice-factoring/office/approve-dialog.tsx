import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { useSending } from '../../../../ui/forms/use-sending.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { type OfficeFundingPage, useDecideFunding } from '../parts/funding-queries.ts'
import { XmlDifferences } from '../parts/xml-differences.tsx'
import { isAboveLimit, limitFacts } from './limit-facts.ts'

/** Approves an invoice, with the limit of today in view. Above the limit, an explicit tick is needed. */
export function ApproveDialog({ page, onClose }: { page: OfficeFundingPage; onClose: () => void }) {
  const deciding = useDecideFunding()
  const [isAccepted, setIsAccepted] = useState(false)
  const [isCompared, setIsCompared] = useState(false)
  const [isExplained, setIsExplained] = useState(false)
  const { invoice_factoring_id, version, finance_partner_name, invoice_amount, currency } = page.funding
  const advance = page.offer ? ` of ${formatAmount(page.offer.advance, currency)}` : ''
  const sending = useSending<void>(
    () =>
      deciding.mutateAsync({
        ...{ invoice_factoring_id, version, decision: 'approve' as const },
        ...(isAccepted && { accept_above_limit: true }),
        ...(isCompared && { accept_alike: true }),
        ...(isExplained && { accept_xml_differences: true }),
      }),
    { doneText: 'The invoice has been approved.', onDone: onClose },
  )
  const isAbove = isAboveLimit(page)
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  return (
    <FormDialog
      title="Approve this invoice?"
      lead={`${finance_partner_name} is asked to send the advance${advance} on the invoice of ${formatAmount(invoice_amount, currency)}. This cannot be undone.`}
      submitText="Approve"
      busyText="Approving…"
      isBusy={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <DefinitionList layout="summary" facts={limitFacts(page)} />
        {(isAbove || faults.accept_above_limit) && (
          <Checkbox
            label="Approve above the credit limit"
            help="The limit was reduced after the invoice was submitted."
            checked={isAccepted}
            onChange={({ target }) => setIsAccepted(target.checked)}
            error={isAccepted ? undefined : faults.accept_above_limit}
          />
        )}
        {(page.alike || faults.accept_alike) && (
          <Checkbox
            label="This is another invoice"
            help={page.alike ? `You compared it with ${page.alike.funding_number}, which has no number.` : ''}
            checked={isCompared}
            onChange={({ target }) => setIsCompared(target.checked)}
            error={isCompared ? undefined : faults.accept_alike}
          />
        )}
        {(page.xml_differences.length > 0 || faults.accept_xml_differences) && (
          <>
            <XmlDifferences differences={page.xml_differences} isOffice />
            <Checkbox
              label="The differences are explained"
              checked={isExplained}
              onChange={({ target }) => setIsExplained(target.checked)}
              error={isExplained ? undefined : faults.accept_xml_differences}
            />
          </>
        )}
        {sending.error && Object.keys(faults).length === 0 && (
          <Banner tone="lost" isAlert>
            {messageOf(sending.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
