import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { RequestContent } from '../../trade/quote-requests/index.ts'
import { type Item, paidAgainst, required, type Side } from './checklist-items.ts'

type Transport = 'sea' | 'air' | 'road' | 'rail'
type Way = { booked: { mode: string } | undefined; content: Pick<RequestContent, 'cargo'> }

type Terms = { term: Incoterm | undefined; isAsked: boolean; isOwn(side: Side): boolean }

/** The receipt of the carrier, by how the goods travel. */
export function transportPaper(transport: Transport | undefined, { term, isAsked, isOwn }: Terms): Item {
  const arranges = term && ruleOf(term).tasks.mainCarriage === 'seller' ? 'seller' : 'buyer'
  const carrier = term
    ? `The carrier that ${isOwn(arranges) ? 'you order' : `the ${arranges} orders`}`
    : 'The carrier'
  const paid = paidAgainst(isAsked)
  if (transport === undefined)
    return {
      type: 'bill_of_lading',
      required: isAsked,
      why: `Needed for goods that travel by sea.${paid}`,
      who: carrier,
    }
  if (transport === 'sea')
    return required(
      'bill_of_lading',
      `It is the carrier’s receipt. Where it is made out to order, who holds it gets the goods.${paid}`,
      carrier,
    )
  const { title, named } = waybills[transport]
  return { ...required('other', `It is the carrier’s receipt for the goods.${paid}`, carrier), title, named }
}

const waybills = {
  air: { title: 'Air waybill', named: (text: string) => /way\s{0,3}-?_?bill|\bm?h?awb/i.test(text) },
  road: { title: 'Consignment note (CMR)', named: (text: string) => /cmr|consignment/i.test(text) },
  rail: {
    title: 'Consignment note (CIM or SMGS)',
    named: (text: string) => /cim|smgs|consignment/i.test(text),
  },
} as const

const bySea = ['FCL', 'LCL', 'BULK']
const byRoad = ['FTL', 'LTL']

/** The booking, else the request, else a term that is for ships alone. */
export function transportOf(
  { booked, content: { cargo } }: Way,
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
