import { dayFromNow } from '../given-freight.ts'
import type { Payer } from '../given-payment.ts'
import { givenDeskRequest, givenOffers, offerRow } from '../given-quote-case.ts'
import { answerAsVendor, askVendorOf, openVendorLink, vendorOffer } from '../given-vendor-ask.ts'
import { pdfFile } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** A request with an open offer for each call that needs one, one whose offers have expired, and one that nobody has answered. */
export async function givenKnownDesk(app: TestApp, payer: Payer): Promise<KnownValues> {
  const [open, revised, cancelled, expired] = [
    await givenOffers(app, payer, [
      offerRow(app, { file: pdfFile().toString('base64'), file_name: 'Offer.pdf' }),
    ]),
    await givenOffers(app, payer),
    await givenOffers(app, payer),
    await givenOffers(app, payer),
  ]
  await app.deps.pool.query("update quote_cases set offers_until = '2026-01-01' where case_id = $1", [
    expired.case_id,
  ])
  const [withdrawn = ''] = (await givenOffers(app, payer)).offerIds
  const { case_id, transaction_id } = await givenDeskRequest(app, payer)
  const file = pdfFile().toString('base64')
  const asked = await askVendorOf(app, case_id)
  await answerAsVendor(app, (await openVendorLink(app)).opened, vendorOffer(app, { file }))
  const { quote_name, quote_amount, valid_until } = offerRow(app)
  const ofDesk = ['get_by_transaction_id', 'submit', 'decide'].map((call) => [
    `/admin/quotes/${call} transaction_id`,
    transaction_id,
  ])
  return {
    ...Object.fromEntries(ofDesk),
    '/admin/quotes/assign case_id': case_id,
    '/admin/quotes/ask_vendor case_id': case_id,
    '/admin/quotes/ask_vendor answer_by': dayFromNow(app, 2),
    '/admin/quotes/vendor_file ask_id': asked.body.ask_id,
    '/admin/quotes/submit case_id': case_id,
    '/admin/quotes/decide case_id': case_id,
    '/admin/quotes/decide offer_ids': open.offerIds,
    '/quotes/offers? case_id': open.case_id,
    '/quotes/revise case_id': revised.case_id,
    '/quotes/cancel case_id': cancelled.case_id,
    '/quotes/ask_again case_id': expired.case_id,
    '/quotes/accept offer_id': open.offerIds[0],
    '/users/nium/send_code offer_id': open.offerIds[0],
    '/quotes/file offer_id': open.offerIds[0],
    '/admin/quotes/withdraw offer_id': withdrawn,
    '/admin/quotes/submit service': 'freight',
    '/admin/quotes/submit quotes': [offerRow(app)],
    '/admin/quotes/submit file': null,
    '/admin/quotes/decide service': 'freight',
    '/admin/quotes/decide decision': 'deny',
    quote_name,
    quote_amount,
    valid_until,
  }
}
