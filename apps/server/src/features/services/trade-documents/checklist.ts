import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { ChecklistItem, TradeDocument } from '@tradelane/contract/trade-documents/calls'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import type { RequestContent } from '../../trade/quote-requests/index.ts'

type Transport = 'sea' | 'air' | 'road' | 'rail'
type Booked = { mode: string; incoterm: string | null }

export type TradeFacts = {
  /** What the trade's request says. */
  content: Pick<RequestContent, 'incoterm' | 'cargo' | 'services' | 'role'>
  /** What its newest booking says, if there is one: it is later than the request. */
  booked: Booked | undefined
  /** Of the records of the trade. */
  subjects: readonly string[]
  /** Newest first. */
  documents: readonly Pick<TradeDocument, 'type' | 'file_name' | 'title' | 'state'>[]
  /** What somebody was asked for by a link. */
  requested?: readonly { type: TradeDocumentType; asked: string }[]
}

type Item = Omit<ChecklistItem, 'state' | 'title'> & { title?: string; named?: RegExp }
type Side = 'seller' | 'buyer'

/** Which documents a trade needs, by its term, how the goods travel and how it is paid; each says why, and who brings it. */
export function checklistOf(facts: TradeFacts): ChecklistItem[] {
  const { content, booked, subjects, documents, requested = [] } = facts
  const term = (booked?.incoterm ?? content.incoterm ?? undefined) as Incoterm | undefined
  const has = (subject: string, service: string) =>
    subjects.includes(subject) || (content.services ?? []).some((one) => one === service)
  const isEscrow = has('smart_escrow', 'escrow')
  const isOwn = (side: Side) => content.role === side
  const who = (side: Side) => (isOwn(side) ? `You, as the ${side}` : `The ${side}`)
  const items = [
    ...goodsPapers(who),
    ...(has('invoice_factoring', 'factoring') ? [orderOf(who)] : []),
    transportPaper(transportOf(facts, term), { term, isEscrow, isOwn }),
    originPaper(isEscrow, who),
    insurancePaper(term, has('insurance', 'insurance'), who),
  ]
  return items.map(({ named, title, ...item }) => {
    const fits = (type: TradeDocumentType, text: string) => type === item.type && (named?.test(text) ?? true)
    const states = documents
      .filter((one) => fits(one.type, `${one.title} ${one.file_name ?? ''}`))
      .map(({ state }) => state)
    const isAsked = requested.some(({ type, asked }) => fits(type, asked))
    return { ...item, title: title ?? tradeDocumentTypes[item.type], state: standingOf(states, isAsked) }
  })
}

/** One that is good counts. Where there is none, what is on its way; else what became of the newest one. */
function standingOf(states: readonly TradeDocument['state'][], isAsked: boolean): ChecklistItem['state'] {
  if (states.some((state) => state === 'approved')) return 'APPROVED'
  if (states.some((state) => state === 'uploaded' || state === 'issued')) return 'PRESENT'
  if (isAsked) return 'REQUESTED'
  const [newest] = states
  if (newest === undefined) return 'MISSING'
  return newest === 'expired' ? 'EXPIRED' : 'REJECTED'
}

type Who = (side: Side) => string

const goodsPapers = (who: Who): Item[] => [
  required(
    'commercial_invoice',
    'Customs and the buyer read from it what is sold and what it costs.',
    who('seller'),
  ),
  required(
    'packing_list',
    'Customs and the carrier read from it what is in each package and what it weighs.',
    who('seller'),
  ),
]

const orderOf = (who: Who): Item =>
  required('purchase_order', 'The funding of an invoice asks for the order behind it.', who('buyer'))

const originPaper = (isEscrow: boolean, who: Who): Item => ({
  ...{
    type: 'certificate_of_origin',
    required: isEscrow,
    who: `${who('seller')}, from a chamber of commerce`,
  },
  why: isEscrow
    ? 'The escrow is released against it.'
    : 'Customs may ask for it, and a lower duty may depend on it.',
})

function insurancePaper(term: Incoterm | undefined, isOrdered: boolean, who: Who): Item {
  const owed = term && ruleOf(term).tasks.insurance === 'seller'
  const item = { type: 'insurance_certificate' as const, required: owed ?? false }
  if (owed) return { ...item, why: `Under ${term} the seller owes the buyer insurance.`, who: who('seller') }
  const from = isOrdered ? 'Tradelane, once the insurance is paid' : 'Who insures the goods'
  if (!term) return { ...item, why: 'Needed under CIF and CIP. This trade has no Incoterm yet.', who: from }
  return { ...item, why: `Under ${term} neither side owes the other insurance.`, who: from }
}

type Terms = { term: Incoterm | undefined; isEscrow: boolean; isOwn(side: Side): boolean }

function transportPaper(transport: Transport | undefined, { term, isEscrow, isOwn }: Terms): Item {
  const arranges = term && ruleOf(term).tasks.mainCarriage === 'seller' ? 'seller' : 'buyer'
  const carrier = term
    ? `The carrier that ${isOwn(arranges) ? 'you order' : `the ${arranges} orders`}`
    : 'The carrier'
  const paid = isEscrow ? ' The escrow is released against it.' : ''
  if (transport === undefined)
    return {
      type: 'bill_of_lading',
      required: false,
      why: 'Needed for goods that travel by sea.',
      who: carrier,
    }
  if (transport === 'sea')
    return required(
      'bill_of_lading',
      `It is the carrier’s receipt, and who holds it gets the goods.${paid}`,
      carrier,
    )
  const { title, named } = waybills[transport]
  return { ...required('other', `It is the carrier’s receipt for the goods.${paid}`, carrier), title, named }
}

const waybills = {
  air: { title: 'Air waybill', named: /way\s*-?_?bill|\bm?h?awb/i },
  road: { title: 'Consignment note (CMR)', named: /cmr|consignment/i },
  rail: { title: 'Consignment note (CIM or SMGS)', named: /cim|smgs|consignment/i },
} as const

const required = (type: TradeDocumentType, why: string, who: string): Item => ({
  type,
  required: true,
  why,
  who,
})

const bySea = ['FCL', 'LCL', 'BULK']
const byRoad = ['FTL', 'LTL']

/** The booking, else the request, else a term that is for ships alone. */
function transportOf(
  { booked, content: { cargo } }: TradeFacts,
  term: Incoterm | undefined,
): Transport | undefined {
  const { freight_type: type, transportation_by: by } = cargo ?? {}
  const mode = booked?.mode ?? (type === 'Air' ? 'AIR' : by)
  if (mode === 'AIR') return 'air'
  if (mode && bySea.includes(mode)) return 'sea'
  if (mode && byRoad.includes(mode)) return 'road'
  if (mode) return 'rail'
  if (type === 'Sea' || (term && ruleOf(term).isBySeaOnly)) return 'sea'
  return type === 'Land' ? 'road' : undefined
}
