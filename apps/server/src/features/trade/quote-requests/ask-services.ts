import type { RequestedService } from '@tradelane/contract/quote-requests/forms'
import type { Tx } from '@tradelane/db'
import type { Rate } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestContent } from './quote-requests.ts'
import { dollarsOf, factsOf, textOf, weightOf } from './what-services-need.ts'

/** What a submission answers, also the second time. */
export type Outcome = {
  message: string
  cases: { service: RequestedService; case_id: string }[]
  open: { service: RequestedService; message: string; link: string }[]
}

type Asking = {
  transactionId: string
  content: RequestContent
  /** From the currency of the request to US dollars; undefined where none is known or needed. */
  toDollars: Rate | undefined
  at: Date
}

/** Asks those services for offers that can be asked with a trade; the others are ordered on their own pages. */
export async function askServices(
  deps: Deps,
  tx: Tx,
  scope: OneCompanyScope,
  { transactionId, content, toDollars, at }: Asking,
): Promise<Pick<Outcome, 'cases' | 'open'>> {
  const { from, to, shipping_date: shippingDate, goods, services, cargo, note } = content
  const [cases, open]: [Outcome['cases'], Outcome['open']] = [[], []]
  if (!from || !to || !shippingDate) return { cases, open }
  const asked = {
    ...{ scope, transactionId, from, to, shippingDate, at },
    cargo: cargo ?? {},
    weightOfGoods: weightOf(goods ?? []),
    goods: textOf(goods ?? []),
    value: dollarsOf(content, toDollars),
    withInsurance: services?.includes('insurance') ?? false,
    facts: await factsOf(tx, scope, content),
    note: note ?? '',
  }
  const quoted = deps.features.flatMap((feature) => feature.quoted ?? [])
  for (const service of services ?? []) {
    const answer = await quoted.find((one) => one.service === service)?.askWithTrade?.(deps, tx, asked)
    if (answer) 'case_id' in answer ? cases.push({ service, ...answer }) : open.push({ service, ...answer })
  }
  return { cases, open }
}
