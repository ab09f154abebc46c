import { namedPlaceDoubt } from '@tradelane/contract/incoterms/named-place'
import { containersFault } from '@tradelane/contract/incoterms/obligations'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { oddHsCode } from './hs-code-of.ts'
import type { Messages } from './missing-of.ts'
import type { RequestContent } from './quote-requests.ts'
import { weightOf } from './what-services-need.ts'

/** By field, what is worth a second look. Nothing of it refuses a submission. */
export async function warningsOf(deps: Deps, content: RequestContent): Promise<Messages> {
  const term = content.incoterm && isInContainers(content) ? containersFault(content.incoterm) : undefined
  const place = namedPlaceDoubt(content)
  return {
    ...oddCodes(content),
    ...(term && { incoterm: term }),
    ...(place && { named_place: place }),
    ...withoutWeight(content),
    ...(await withoutRate(deps, content)),
  }
}

/** The trade begins without its freight then. */
function withoutWeight({ services, cargo, goods }: RequestContent): Messages {
  const isKnown = cargo?.weight != null || weightOf(goods ?? []) !== undefined
  if (isKnown || !services?.includes('freight')) return {}
  return { 'cargo.weight': 'Without the weight of the goods, we cannot ask for offers for the freight.' }
}

function oddCodes({ goods }: RequestContent): Messages {
  return Object.fromEntries(
    (goods ?? []).flatMap(({ hs_code }, index) => {
      const odd = hs_code ? oddHsCode(hs_code) : undefined
      return odd === undefined ? [] : [[`goods.${index}.hs_code`, odd] as const]
    }),
  )
}

/** Part loads by sea are in containers too. */
const inContainers: ReadonlySet<unknown> = new Set(['FCL', 'LCL', 'RAIL_FCL'])
const isInContainers = ({ cargo }: RequestContent): boolean =>
  Boolean(cargo?.container_size) || inContainers.has(cargo?.transportation_by)

async function withoutRate(deps: Deps, { currency }: RequestContent): Promise<Messages> {
  if (!currency || currency === 'USD' || (await findReferenceRate(deps, currency, 'USD'))) return {}
  return {
    currency: `There is no exchange rate for ${currency} today. Services in other currencies cannot be compared with the price of the goods.`,
  }
}
