import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { useStaffMay } from '../../../../lib/session/staff.ts'
import type { Since } from '../../../../ui/forms/saved-since.tsx'
import { recordOfCase } from '../case-words.ts'
import { AskedVendors } from './ask-vendors/asked-vendors.tsx'
import { DeskOffers } from './desk-offers.tsx'
import type { TradeOfDesk } from './desk-queries.ts'
import { OffersForm } from './offers-form.tsx'
import { useOfferRows } from './use-offer-rows.ts'

type CaseOffersProps = { one: WireDeskCase; trade: TradeOfDesk; since: Since | undefined }

/** What vendors have answered, the offers of a request, and the form for more, which takes an answer into a row. */
export function CaseOffers({ one, trade, since }: CaseOffersProps) {
  const { asks, offers } = one
  const may = useStaffMay(quoteDesk.submit)
  const isOpen = may && closedBy(officeCaseActions.submit, recordOfCase(one)) === undefined
  const form = useOfferRows(one)
  return (
    <>
      <AskedVendors asks={asks} form={isOpen ? form : undefined} />
      {offers.length > 0 && <DeskOffers offers={offers} />}
      {isOpen && <OffersForm {...{ one, trade, form, since }} />}
    </>
  )
}
