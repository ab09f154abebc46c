import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import { AskedVendors } from './ask-vendors/asked-vendors.tsx'
import { DeskOffers } from './desk-offers.tsx'
import type { TradeOfDesk } from './desk-queries.ts'
import { OffersForm } from './offers-form.tsx'
import { useOfferRows } from './use-offer-rows.ts'

type CaseOffersProps = { one: WireDeskCase; trade: TradeOfDesk }

/** What vendors have answered, the offers of a request, and the form for more, which takes an answer into a row. */
export function CaseOffers({ one, trade }: CaseOffersProps) {
  const { state, asks, offers } = one
  const form = useOfferRows(one)
  return (
    <>
      <AskedVendors asks={asks} form={isOpenCase(state) ? form : undefined} />
      {offers.length > 0 && <DeskOffers offers={offers} />}
      {isOpenCase(state) && <OffersForm one={one} trade={trade} form={form} />}
    </>
  )
}
