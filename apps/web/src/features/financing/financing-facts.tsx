import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { DocumentDialog } from '../../ui/document-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { creditSteps } from './credit-steps.ts'
import { CreditUsed } from './credit-used.tsx'
import { type FinancingDetails, financePartnersQuery } from './queries.ts'

/** The credit for one partner as buyer: amount, finance partner, used part and progress. */
export function FinancingFacts({ details }: { details: FinancingDetails }) {
  const { data: lenders } = useQuery(financePartnersQuery)
  const { beneficiary_data: buyer, invoice_factoring_data: factoring } = details
  if (buyer.limit_request === 0) {
    return (
      <EmptyState title="No record found">
        No credit limit was requested for {buyer.company_name} yet.
      </EmptyState>
    )
  }
  const lender = lenders?.find(({ finance_partner_id: id }) => id === buyer.finance_partner_id)
  return (
    <div className="grid gap-6 p-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <DefinitionList
          facts={[
            { term: 'Partner company', value: buyer.company_name },
            { term: 'Finance partner', value: lender?.finance_partner_name },
            { term: 'Limit requested', value: formatAmount(buyer.limit_request, 'USD') },
            ...(buyer.limit_approved === null
              ? []
              : [{ term: 'Limit approved', value: formatAmount(buyer.limit_approved, 'USD') }]),
          ]}
        />
        <CreditUsed limit={buyer.limit_request} percent={factoring?.payment_request ?? 0} />
        {factoring && <CreditDocuments factoring={factoring} />}
      </div>
      <div>
        <h3 className="mb-3 font-medium">Credit approval tracker</h3>
        <Timeline
          label="Credit approval tracker"
          items={creditSteps(buyer.credit_limit_state ?? 'requested', factoring !== null)}
        />
      </div>
    </div>
  )
}

function CreditDocuments({
  factoring,
}: {
  factoring: NonNullable<FinancingDetails['invoice_factoring_data']>
}) {
  const [viewed, setViewed] = useState<{ url: string; title: string }>()
  const papers = [
    { url: factoring.invoice_file, title: 'Invoice' },
    { url: factoring.purchase_order_file, title: 'Purchase order' },
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {papers.map((paper) => (
        <Button key={paper.title} size="sm" onClick={() => setViewed(paper)}>
          {paper.title}
        </Button>
      ))}
      <DocumentDialog url={viewed?.url} title={viewed?.title ?? ''} onClose={() => setViewed(undefined)} />
    </div>
  )
}
