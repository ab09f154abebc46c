import { supplierTerms } from '@tradelane/contract/invoice-factoring/assignment'
import { withEdition } from '@tradelane/contract/lists/editions'
import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, parseMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { currencyOf, getLimit, type LimitRow } from './limits.ts'
import { partyFacts } from './parties.ts'
import { getTermSheet, type TermSheet } from './term-sheets.ts'

/** The newest term sheet as paper, with its signature once it is signed. */
export async function termSheetFile(deps: Deps, scope: Scope, creditLimitId: string) {
  const limit = await getLimit(deps.db, scope, creditLimitId)
  const { sheet, issuedAt } = await getTermSheet(deps.db, limit)
  const amount = amountIn(limit, sheet.approved_amount)
  const bytes = await renderPdfInThread({
    title: 'Term sheet',
    number: sheet.term_sheet_number,
    author: sheet.finance_partner_name,
    printedAt: issuedAt,
    lead: `${sheet.term_sheet_number}: a credit limit of ${amount} for invoices to ${sheet.buyer.company_name}`,
    facts: factsOf(limit, sheet, issuedAt),
    note: `Each invoice is checked before it is funded. Interest is simple, by actual days / 360, on what is advanced, until the buyer pays. ${supplierTerms.join(' ')} This term sheet is not changed after issue; a reduction of the limit concerns later fundings only. Issued through Tradelane.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `term-sheet-${sheet.term_sheet_number}.pdf` }
}

function factsOf(limit: LimitRow, sheet: TermSheet, issuedAt: Date): [string, string][] {
  const { supplier, buyer } = sheet
  return [
    ['Term sheet', sheet.term_sheet_number],
    ['Credit limit', sheet.limit_number],
    ['Issued', dayText(dayOf(issuedAt))],
    ...(sheet.lender
      ? partyFacts('Finance partner', sheet.lender)
      : ([['Finance partner', sheet.finance_partner_name]] satisfies [string, string][])),
    ...partyFacts('Supplier', supplier),
    ...partyFacts('Buyer', buyer),
    ['Goods', sheet.description_goods],
    ['Incoterm', withEdition(`${sheet.inco_terms}, ${incoterms[sheet.inco_terms as Incoterm]}`)],
    ['Approved limit', amountIn(limit, sheet.approved_amount)],
    ['Valid until', dayText(sheet.valid_until)],
    ['Advance', `At most ${sheet.most_advance_percent} % of an invoice`],
    ['Interest', `${percentText(sheet.annual_rate_basis_points)} a year on what is advanced`],
    [
      'Fee',
      `${percentText(sheet.fee_basis_points)} of the invoice, at least ${amountIn(limit, sheet.least_fee)}`,
    ],
    ['Finance terms', `${sheet.finance_terms.join(', ')} days from the shipment date`],
    ['Offers', `Each offer can be accepted for ${counted(sheet.offer_hours, 'hour')}`],
    [
      'Signature',
      limit.signed_at === null
        ? `Not signed. It can be signed until ${instantText(new Date(sheet.expires_at))}`
        : `Signed by ${supplier.company_name} with password and code on ${dayText(dayOf(limit.signed_at))}`,
    ],
  ]
}

const amountIn = (limit: LimitRow, text: string): string => formatMoney(parseMoney(text, currencyOf(limit)))
