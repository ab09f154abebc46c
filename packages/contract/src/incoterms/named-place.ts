import type { Incoterm } from '../lists/incoterms.ts'
import { foldSearch } from '../primitives/fold-search.ts'
import { ruleOf } from './obligations.ts'

type Way = {
  incoterm?: Incoterm | null | undefined
  named_place?: string | null | undefined
  from?: { name: string } | null | undefined
  to?: { name: string } | null | undefined
}

/** Without the region or country behind it. */
const town = (text: string | undefined | null): string => foldSearch((text ?? '').split(',')[0] ?? '').trim()

/** What to ask where the place behind the term is the other end of the way; undefined where nothing looks wrong. */
export function namedPlaceDoubt({ incoterm, named_place: place, from, to }: Way): string | undefined {
  if (!incoterm || !place || town(from?.name) === town(to?.name)) return undefined
  const atBuyers = /^[CD]/.test(incoterm)
  if (town(place) !== town((atBuyers ? from : to)?.name)) return undefined
  const end = atBuyers ? 'come from' : 'go'
  return `Is this the right place? Behind ${incoterm} is the ${ruleOf(incoterm).namedPlace}, and ${place.trim()} is where the goods ${end}.`
}
