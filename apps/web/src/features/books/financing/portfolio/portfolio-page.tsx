import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { ListFilters } from '../../../../ui/lists/list-filters.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { portfolioFile, portfolioQuery } from '../financing-queries.ts'
import { insightsLink } from '../insights-link.ts'
import { lineKey, portfolioColumns } from '../line-columns.tsx'
import { PortfolioSums } from './portfolio-sums.tsx'

/** /invoice-factoring/portfolio: every buyer with its credit and its fundings, their sums, and when they are due. */
export function PortfolioPage() {
  const address = useListAddress()
  const { search, page } = address
  const query = useQuery(portfolioQuery({ search, page }))
  const isEmpty = query.data?.sums.length === 0
  return (
    <>
      <PageHeader
        title="Portfolio"
        lead="All buyers with their limits, what is outstanding, when it is due, and what it cost."
        back={{ to: '/invoice-factoring', label: 'Invoice Factoring' }}
        actions={<LinkButton to="/invoice-factoring/fundings">Invoice fundings</LinkButton>}
      />
      {query.data ? (
        <PortfolioSums portfolio={query.data} />
      ) : (
        !query.error && <Skeleton className="h-[32rem] rounded-lg" />
      )}
      <Card
        isFlush
        title="Buyers"
        className={isEmpty ? '' : 'mt-4'}
        action={!isEmpty && <DownloadButton {...portfolioFile(search)} size="sm" tone="quiet" />}
      >
        {!isEmpty && <ListFilters address={address} search="Search by buyer" />}
        <RecordList
          label="Buyers"
          query={query}
          rowsOf={({ buyers }) => buyers}
          columns={portfolioColumns}
          rowKey={lineKey}
          rowLink={({ beneficiary_id }) => insightsLink(beneficiary_id)}
          skeletonRows={6}
          onPage={address.goTo}
          narrowed={search === '' ? undefined : { text: 'Try fewer words.' }}
          empty={{
            icon: ChartColumn,
            text: 'Buyers for whom you request a credit limit will appear here.',
            action: (
              <LinkButton tone="main" to="/invoice-factoring?step=details">
                Request a credit limit
              </LinkButton>
            ),
          }}
        />
      </Card>
    </>
  )
}
