import { useQuery } from '@tanstack/react-query'
import { CompanyFacts } from '../../features/books/financing/company-facts.tsx'
import { FinancedPartners } from '../../features/books/financing/financed-partners.tsx'
import { FinancingFacts } from '../../features/books/financing/financing-facts.tsx'
import { type FinancingDetails, financingQuery } from '../../features/books/financing/financing-queries.ts'
import { PartnerAccounting } from '../../features/books/financing/partner-accounting.tsx'
import { PartnerMessages } from '../../features/books/financing/partner-messages.tsx'
import { PartnerTasks } from '../../features/books/financing/partner-tasks.tsx'
import { PartnerHistory } from '../../features/public/dashboard/partner-history.tsx'
import { PartnerFundings } from '../../features/services/invoice-factoring/customer/partner-fundings.tsx'
import { SupplierRecord } from '../../features/services/quality-assurance/customer/supplier-record.tsx'
import { AskBuyer } from '../../features/services/trading-info/ask-buyer.tsx'
import { PartnerQuotes } from '../../features/trade/quotes/partner-quotes.tsx'
import { useAddressParam } from '../../lib/browser/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { ListFailure } from '../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** /dashboard/insights: everything about one financed partner, or the list of them. */
export function InsightsPage() {
  const [beneficiaryId] = useAddressParam('beneficiary_id')
  return beneficiaryId ? <Partner key={beneficiaryId} beneficiaryId={beneficiaryId} /> : <FinancedPartners />
}

function Partner({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(financingQuery(beneficiaryId))
  return (
    <>
      <PageHeader
        title={data?.beneficiary_data.company_name ?? 'Financing'}
        lead="Credit, payments, quotes and messages with this partner."
        back={{ to: '/dashboard', label: 'Back' }}
      />
      {error && !data ? (
        <Card isFlush>
          <ListFailure error={error} onRetry={refetch} />
        </Card>
      ) : data ? (
        <Sections details={data} beneficiaryId={beneficiaryId} />
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
    </>
  )
}

function Sections({ details, beneficiaryId }: { details: FinancingDetails; beneficiaryId: string }) {
  return (
    <div className="grid gap-4">
      <Collapsible isFirst title="Financing">
        <FinancingFacts details={details} fundings={<PartnerFundings beneficiaryId={beneficiaryId} />} />
      </Collapsible>
      <Collapsible title="Accounting">
        <PartnerAccounting details={details} />
      </Collapsible>
      <Collapsible title="Quotes">
        <PartnerQuotes beneficiaryId={beneficiaryId} />
      </Collapsible>
      <Collapsible title="Quality">
        <SupplierRecord beneficiaryId={beneficiaryId} />
      </Collapsible>
      <Collapsible title="Tasks">
        <PartnerTasks beneficiaryId={beneficiaryId} />
      </Collapsible>
      <Collapsible title="History">
        <PartnerHistory beneficiaryId={beneficiaryId} />
      </Collapsible>
      <Collapsible title="Companies">
        <CompanyFacts details={details} />
      </Collapsible>
      <Collapsible title="Trading information">
        <AskBuyer partner={details.beneficiary_data} />
      </Collapsible>
      <Collapsible title="Messages">
        <PartnerMessages beneficiaryId={beneficiaryId} />
      </Collapsible>
    </div>
  )
}
