import { useSuspenseQuery } from '@tanstack/react-query'
import { partnersPerPage } from '@tradelane/contract/partners/calls'
import { HandCoins } from 'lucide-react'
import { Link } from 'react-router'
import { fewPartnersQuery } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { FileFields } from './file-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { InvoiceFile } from './invoice-file.tsx'

/** Step 2 as "Fund Your Transaction". */
export function FundForm({ mayChange }: { mayChange: boolean }) {
  const { data: buyers } = useSuspenseQuery(fewPartnersQuery('financed', partnersPerPage))
  if (buyers.length === 0)
    return (
      <EmptyState icon={HandCoins} title="No record found">
        Buyers with a credit limit appear here.{' '}
        <Link to="/invoice-factoring?step=details" className="text-link">
          Request a limit for a buyer
        </Link>{' '}
        first.
      </EmptyState>
    )
  return (
    <fieldset disabled={!mayChange} className="grid min-w-0 gap-5">
      {!mayChange && (
        <Banner tone="info">
          An owner or a preparer of your company can change the draft. You can submit it.
        </Banner>
      )}
      <InvoiceFile buyers={buyers} />
      <BuyerFields buyers={buyers} />
      <InvoiceFields />
      <FileFields />
    </fieldset>
  )
}
