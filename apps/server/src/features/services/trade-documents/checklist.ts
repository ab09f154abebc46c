import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { DocumentKind } from '@tradelane/contract/smart-escrow/document-kinds'
import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import type { ChecklistItem, TradeDocument } from '@tradelane/contract/trade-documents/calls'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import type { RequestContent } from '../../trade/quote-requests/index.ts'
import { type Item, paidAgainst, required, type Side, type Who } from './checklist-items.ts'
import { transportOf, transportPaper } from './transport-paper.ts'

type Booked = { mode: string; incoterm: string | null }

export type TradeFacts = {
  /** What the trade's request says. */
  content: Pick<RequestContent, 'incoterm' | 'cargo' | 'services' | 'role'>
  /** What its newest booking says, if there is one: it is later than the request. */
  booked: Booked | undefined
  /** Of the records of the trade. */
  subjects: readonly string[]
  /** The titles of the documents against which its escrows are released. */
  asked?: readonly string[]
  /** Newest first. */
  documents: readonly Pick<TradeDocument, 'type' | 'file_name' | 'title' | 'state'>[]
  /** Those that are listed with the trade, and are of what its company sells on. */
  ofSales?: readonly { type: TradeDocumentType; title: string; soldTo?: string }[]
  /** What somebody was asked for by a link. */
  requested?: readonly { type: TradeDocumentType; asked: string }[]
}

/** Which documents a trade needs, by its term, how the goods travel and how it is paid; each says why, and who brings it. */
export function checklistOf(facts: TradeFacts): ChecklistItem[] {
  const { content, booked, subjects, documents, ofSales = [], requested = [], asked = [] } = facts
  const term = (booked?.incoterm ?? content.incoterm ?? undefined) as Incoterm | undefined
  const has = (subject: string, service: string) =>
    subjects.includes(subject) || (content.services ?? []).some((one) => one === service)
  const askedKinds = asked.map((title) => kindOfTitle(title))
  const isAskedFor = (kind: DocumentKind) => askedKinds.includes(kind)
  const isOwn = (side: Side) => content.role === side
  const who = (side: Side) => (isOwn(side) ? `You, as the ${side}` : `The ${side}`)
  const items = [
    ...goodsPapers(who, isAskedFor),
    ...(has('invoice_factoring', 'factoring')
      ? [orderOf(isOwn('buyer') ? 'Who buys from you' : who('buyer'))]
      : []),
    transportPaper(transportOf(facts, term), { term, isAsked: isAskedFor('transport_document'), isOwn }),
    originPaper(isAskedFor('certificate_of_origin'), who),
    insurancePaper(term, {
      isOrdered: has('insurance', 'insurance'),
      isAsked: isAskedFor('insurance_certificate'),
      who,
    }),
    ...othersAsked(asked, who),
  ]
  return items.map(({ named, title, ...item }) => {
    const fits = (type: TradeDocumentType, text: string) => type === item.type && (named?.(text) ?? true)
    const fitting = documents.filter((one) => fits(one.type, `${one.title} ${one.file_name ?? ''}`))
    const isOnItsWay = requested.some((one) => fits(one.type, one.asked))
    const sold = ofSales.find((one) => fits(one.type, one.title))
    return {
      ...{ ...item, title: title ?? tradeDocumentTypes[item.type], state: standingOf(fitting, isOnItsWay) },
      ...(sold?.soldTo !== undefined && { sold_to: sold.soldTo }),
    }
  })
}

/**
 * The newest good version counts: that an older one was approved says nothing of it. Where none is good, what is on its way; else what
 * became of the newest one.
 */
function standingOf(fitting: TradeFacts['documents'], isAsked: boolean): ChecklistItem['state'] {
  const good = fitting.filter(({ state }) => state === 'approved' || state === 'uploaded')
  const newestOfEach = good.filter((one) => one === good.find((other) => kindOf(other) === kindOf(one)))
  if (newestOfEach.some(({ state }) => state === 'approved')) return 'APPROVED'
  if (good.length > 0 || fitting.some(({ state }) => state === 'issued')) return 'PRESENT'
  if (isAsked) return 'REQUESTED'
  const [newest] = fitting
  if (newest === undefined) return 'MISSING'
  return newest.state === 'expired' ? 'EXPIRED' : 'REJECTED'
}

/** As their versions are counted: another one by its file's name. */
const kindOf = ({ type, file_name }: TradeFacts['documents'][number]): string =>
  type === 'other' ? `${type} ${file_name?.toLowerCase()}` : type

const goodsPapers = (who: Who, isAskedFor: (kind: DocumentKind) => boolean): Item[] => [
  required(
    'commercial_invoice',
    `Customs and the buyer read from it what is sold and what it costs.${paidAgainst(isAskedFor('commercial_invoice'))}`,
    who('seller'),
  ),
  required(
    'packing_list',
    `Customs and the carrier read from it what is in each package and what it weighs.${paidAgainst(isAskedFor('packing_list'))}`,
    who('seller'),
  ),
]

/** What an escrow asks for beyond the papers of each trade: by the words of its condition. */
const othersAsked = (asked: readonly string[], who: Who): Item[] =>
  asked
    .filter((title) => ['inspection_certificate', 'other', undefined].includes(kindOfTitle(title)))
    .map((title) => ({
      ...required('other', 'The escrow is released against it.', who('seller')),
      title,
      named:
        kindOfTitle(title) === 'inspection_certificate'
          ? (text) => /inspection/i.test(text)
          : (text) => hasWords(text, title),
    }))

/** In any order: “SGS test report.pdf” is the “Test report (SGS)”. A title without words names nothing. */
function hasWords(text: string, title: string): boolean {
  const [said, wanted] = [wordsOf(text), wordsOf(title)]
  return wanted.size > 0 && wanted.isSubsetOf(said)
}
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** Who buys in the trade funds what it sells on. */
const orderOf = (who: string): Item =>
  required('purchase_order', 'The funding of an invoice asks for the order behind it.', who)

const originPaper = (isAsked: boolean, who: Who): Item => ({
  ...{
    type: 'certificate_of_origin',
    required: isAsked,
    who: `${who('seller')}, from a chamber of commerce`,
  },
  why: `Customs may ask for it, and a lower duty may depend on it.${paidAgainst(isAsked)}`,
})

type Insured = { isOrdered: boolean; isAsked: boolean; who: Who }

function insurancePaper(term: Incoterm | undefined, { isOrdered, isAsked, who }: Insured): Item {
  const owed = term !== undefined && ruleOf(term).tasks.insurance === 'seller'
  const item = { type: 'insurance_certificate' as const, required: owed || isAsked }
  const paid = paidAgainst(isAsked)
  if (owed)
    return { ...item, why: `Under ${term} the seller owes the buyer insurance.${paid}`, who: who('seller') }
  const from = isOrdered ? 'Tradelane, once the insurance is paid' : 'Who insures the goods'
  const why = term
    ? `Under ${term} neither side owes the other insurance.`
    : 'Needed under CIF and CIP. This trade has no Incoterm yet.'
  return { ...item, why: `${why}${paid}`, who: from }
}
