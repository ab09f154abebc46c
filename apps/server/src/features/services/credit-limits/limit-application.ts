import { supplierTerms } from '@tradelane/contract/invoice-factoring/assignment'
import { withEdition } from '@tradelane/contract/lists/editions'
import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { getLimit, type KnownLimit, limitNumber, requestedOf } from './limits.ts'
import { type Parties, partyFacts } from './parties.ts'

type Facts = [string, string][]

/** The request for a limit as paper, as it was submitted, for the customer's files. Refuses with NOT_FOUND. */
export async function limitApplication(deps: Deps, scope: Scope, creditLimitId: string) {
  const row = await getLimit(deps.db, scope, creditLimitId)
  const number = limitNumber(row)
  const parties = row.requested_as as Parties | null
  const buyer = parties?.buyer.company_name ?? row.buyer_name
  const bytes = await renderPdfInThread({
    title: 'Application for a credit limit',
    number,
    author: 'Tradelane',
    printedAt: deps.clock.now(),
    lead: `${number}: ${formatMoney(requestedOf(row))} for invoices to ${buyer}`,
    facts: [
      ['Application', number],
      ['Requested', dayText(dayOf(row.requested_at))],
      // Nothing where they were not kept: the parties of now need not be those of the request.
      ...(parties
        ? [...partyFacts('Supplier', parties.supplier), ...partyFacts('Buyer', parties.buyer)]
        : []),
      ...requestFacts(row),
    ],
    note: `The request binds nobody. A credit limit can be used once its term sheet is signed with password and code. ${supplierTerms.join(' ')} All offers of financing are subject to credit and compliance approvals.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `application-${number}.pdf` }
}

function requestFacts(row: KnownLimit): Facts {
  return [
    ['Limit requested', formatMoney(requestedOf(row))],
    ['Years of trading', String(row.trading_history)],
    ['Goods', row.description_goods],
    ['Incoterm', withEdition(`${row.inco_terms}, ${incoterms[row.inco_terms as Incoterm]}`)],
    ...paymentTermFacts(row.payment_terms as { days: number; percentage: number }[]),
    ['Terms and conditions', `Accepted on ${dayText(dayOf(row.requested_at))}`],
  ]
}

/** The structures that have a share, and what is left. */
function paymentTermFacts(terms: readonly { days: number; percentage: number }[]): Facts {
  const rest = 100 - terms.reduce((sum, { percentage }) => sum + percentage, 0)
  const shares = terms.flatMap(({ days, percentage }, index): Facts => {
    const when = index === 0 ? 'in advance' : `after ${counted(days, 'day')}`
    return percentage === 0 ? [] : [[`Payment term ${index + 1}`, `${percentage} % ${when}`]]
  })
  return rest > 0 ? [...shares, ['On delivery', `${rest} %`]] : shares
}
