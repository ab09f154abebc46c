import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { fundingColumns } from '../parts/funding-columns.tsx'
import { fundingsQuery, shownFundings } from '../parts/funding-queries.ts'

/** /invoice-factoring/fundings: the invoices that were saved or submitted for funding, newest first. */
export function FundingsPage() {
  const address = useListAddress()
  return (
    <ListPage
      title="Invoice fundings"
      lead={`Your invoices that were saved or submitted for funding, newest first, at most ${shownFundings}.`}
      back={{ to: '/invoice-factoring', label: 'Invoice Factoring' }}
      actions={
        <>
          <LinkButton to="/invoice-factoring/portfolio">Portfolio</LinkButton>
          <MayOnly who="preparer">
            <LinkButton to="/invoice-factoring?form=fund&step=details" tone="main">
              Fund an invoice
            </LinkButton>
          </MayOnly>
        </>
      }
      address={address}
      list={{
        label: 'Invoice fundings',
        query: useQuery(fundingsQuery),
        rowsOf: (fundings) => fundings,
        columns: fundingColumns,
        rowKey: ({ invoice_factoring_id }) => invoice_factoring_id,
        rowLink: ({ invoice_factoring_id }) => `/invoice-factoring/fundings/${invoice_factoring_id}`,
        empty: { icon: HandCoins, text: 'Your funded invoices will appear here.' },
      }}
    />
  )
}
