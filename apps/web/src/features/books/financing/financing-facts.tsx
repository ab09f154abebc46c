import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { financePartnersQuery } from '../../../lib/queries/finance-partners.ts'
import { Button } from '../../../ui/button.tsx'
import { DocumentDialog } from '../../../ui/dialogs/document-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import { Timeline } from '../../../ui/records/timeline.tsx'
import { creditSteps } from './credit-steps.ts'
import { CreditUsed } from './credit-used.tsx'
import { limitFacts, reservedMeans } from './figure-facts.ts'
import type { FinancingDetails } from './financing-queries.ts'
import { FundingFigures } from './funding-figures.tsx'

type FinancingFactsProps = {
  details: FinancingDetails
  /** The buyer's fundings, as a list. */
  fundings: ReactNode
}

/** The credit for one partner as buyer: amount, finance partner, used part, progress, and what its fundings come to. */
export function FinancingFacts({ details, fundings }: FinancingFactsProps) {
  const { beneficiary_data: buyer, financing_figures } = details
  const funded = financing_figures.filter((figures) => figures.fundings > 0)
  if (buyer.limit_request === 0 && financing_figures.length === 0) {
    return (
      <EmptyState title="No record found">
        No credit limit was requested for {buyer.company_name} yet.{' '}
        <Link to="/invoice-factoring?step=details" className="text-link">
          Request a credit limit
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <Credit details={details} />
      {funded.map((figures) => (
        <FundingFigures key={figures.currency} figures={figures} />
      ))}
      {financing_figures.some(({ reserved }) => reserved > 0) || funded.length > 0 ? fundings : null}
    </>
  )
}

function Credit({ details }: { details: FinancingDetails }) {
  const { data: lenders } = useQuery(financePartnersQuery)
  const { beneficiary_data: buyer, invoice_factoring_data: factoring, financing_figures } = details
  const figures = financing_figures.find(({ currency }) => currency === buyer.limit_currency)
  const lender = lenders?.find(({ finance_partner_id: id }) => id === buyer.finance_partner_id)
  return (
    <div className="grid gap-6 p-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <DefinitionList
          facts={[
            { term: 'Partner company', value: buyer.company_name },
            { term: 'Finance partner', value: lender?.finance_partner_name },
            ...(figures?.limit == null ? requestFacts(details) : limitFacts(figures)),
          ]}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {buyer.credit_limit_id && (
            <Link to={`/invoice-factoring/limits/${buyer.credit_limit_id}`} className="text-link">
              Credit limit
            </Link>
          )}
          <Link to="/invoice-factoring/portfolio" className="text-link">
            Portfolio
          </Link>
        </div>
        <CreditUsed details={details} figures={figures} />
        {Number(figures?.reserved ?? 0) > 0 && <p className="-mt-3 text-xs text-ink-2">{reservedMeans}</p>}
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

/** Before a limit is signed. */
const requestFacts = ({ beneficiary_data: buyer }: FinancingDetails): Fact[] => [
  { term: 'Limit requested', value: formatAmount(buyer.limit_request, buyer.limit_currency) },
  ...(buyer.limit_approved === null
    ? []
    : [{ term: 'Limit approved', value: formatAmount(buyer.limit_approved, buyer.limit_currency) }]),
]

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
