import { lossTypes } from '@tradelane/contract/claims/calls'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney } from '@tradelane/money'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { usd } from '../insurance/index.ts'
import { claimNumber, coverOf, getClaim, type KnownClaim } from './claims.ts'

/** The notice of loss, which preserves the claim against the carrier. It can be made at once from the data so far. */
export async function carrierNotice(deps: Deps, scope: Scope, claimId: string) {
  const claim = await getClaim(deps.db, scope, claimId)
  const { insured } = coverOf(claim)
  const today = await dayOfCompany(deps.db, claim.uid, deps.clock.now())
  const bytes = await renderPdfInThread({
    title: 'Notice of loss or damage',
    author: insured.company_name,
    printedAt: deps.clock.now(),
    lead: `To ${claim.carrier_name ?? 'the carrier'}`,
    facts: [['Date', dayText(today)], ...factsOf(claim)],
    note: '',
  })
  return {
    bytes,
    content_type: 'application/pdf',
    file_name: `notice-of-loss-${claimNumber(claim)}.pdf`,
  }
}

function factsOf(claim: KnownClaim): [string, string][] {
  const cover = coverOf(claim)
  const { insured } = cover
  const address = [insured.company_address, insured.city, countryName(insured.country)]
    .filter(Boolean)
    .join(', ')
  const loss = claim.loss_type && lossTypes[claim.loss_type as keyof typeof lossTypes]
  const known: [string, string | null][] = [
    ['From', `${insured.company_name}, ${address}`],
    ['Contact', `${insured.contact_name}, ${insured.email}, ${insured.phone_number}`],
    ['Transport document', claim.transport_reference],
    ['Goods', `${cover.description_of_goods}, ${cover.volume_of_goods}`],
    ['Carriage', `${cover.place_of_origin} to ${cover.place_of_destination}, by ${cover.carriage}`],
    ['Delivered', claim.delivery_date && dayText(claim.delivery_date)],
    [
      'Loss happened',
      [claim.loss_date && dayText(claim.loss_date), claim.loss_place].filter(Boolean).join(', ') || null,
    ],
    ['Loss noticed', claim.first_notice_date && dayText(claim.first_notice_date)],
    ['Loss', loss],
    ['', claim.description],
    ['Estimated at', claim.amount === null ? null : formatMoney(usd(claim.amount))],
    [
      'Notice',
      'We give you notice of the loss or damage described above to goods carried by you, and hold you liable for it. We invite you to a joint survey; please name a time within two working days. Please confirm receipt in writing. All rights, those of our insurer among them, are reserved.',
    ],
    ['Our reference', claimNumber(claim)],
    ['Signed', '______________________________'],
  ]
  return known.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]]))
}
