import type { TransactionSummary } from '@tradelane/contract/transactions/calls'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import type { Currency } from '@tradelane/money'
import type { CompanyScope, OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type ServiceEntry, servicesOf } from '../../../entries/service-entry.ts'
import { newestEventsOf } from '../../../lifecycle/timeline.ts'
import { Refusal } from '../../../refusal.ts'
import { costLinesOf } from '../../../registry/cost-lines.ts'
import { addUp } from './add-up.ts'
import { compareBudget } from './budget/compare-budget.ts'
import { lacksImportCharges } from './budget/import-charges.ts'
import { toListed } from './list-transactions.ts'
import { tradeSubject, tradeWords } from './trade-events.ts'
import {
  getTransaction,
  readCurrentTransaction,
  type TransactionRow,
  transactionNumber,
} from './transactions.ts'

const shownEvents = 50
/** Where all are asked for. */
export const mostEvents = 2_000

/** A trade with its services, what it costs and what happened; without an id, the current one. Refuses with NOT_FOUND. */
export async function summariseTransaction(
  deps: Deps,
  scope: CompanyScope,
  transactionId: string | undefined,
  limit: number = shownEvents,
): Promise<TransactionSummary> {
  const { db, clock } = deps
  const services = servicesOf(deps)
  const trade =
    transactionId === undefined
      ? await readCurrentTransaction(db, scope, clock.now())
      : await getTransaction(db, scope, transactionId)
  if (!trade) throw new Refusal('NOT_FOUND', { message: 'This company has no trade yet.' })
  const parts = await partsOf(deps, scope, trade.transaction_id)
  const known = parts.flatMap(({ service, records }) =>
    records.map(({ id }) => ({ subject: service.info.subject, id })),
  )
  const beside = await besideServices(deps, scope, trade.transaction_id)
  const words = [
    ...[tradeWords, ...services.map(({ lifecycle }) => lifecycle)],
    ...deps.features.flatMap(({ inTrade }) => inTrade?.words ?? []),
  ]
  const records = [{ subject: tradeSubject, id: trade.transaction_id }, ...known, ...beside]
  const [costs, timeline] = await Promise.all([
    costLinesOf(deps, scope, known),
    newestEventsOf(db, words, scope, { companyId: scope.companyId, records, limit }),
  ])
  const { lines, total, ...sums } = await addUp(deps, trade.currency as Currency, costs)
  const data = dataOf(parts)
  const lacksImport = await lacksImportCharges(deps, scope, trade.transaction_id, data)
  const numbers = new Map(parts.flatMap(({ records }) => records.map(({ id, data }) => [id, data.number])))
  for (const { id, number } of beside) numbers.set(id, number)
  numbers.set(trade.transaction_id, transactionNumber(trade))
  return {
    status: 'success',
    ...toListed(trade),
    ...data,
    ...askedIn(trade),
    cost_lines: lines,
    total,
    budget: await compareBudget(deps, trade, { ...sums, lacksImport }),
    timeline: timeline.map((item) => ({ ...item, number: numbers.get(item.subject_id) ?? '' })),
  }
}

/** What else belongs to the trade, such as its documents. */
async function besideServices({ db, features }: Deps, scope: OneCompanyScope, transactionId: string) {
  const found = await Promise.all(
    features.map(async ({ inTrade }) => {
      const records = (await inTrade?.list(db, scope, transactionId)) ?? []
      return records.map((record) => ({ subject: inTrade?.words.subject ?? tradeSubject, ...record }))
    }),
  )
  return found.flat()
}

const askedIn = ({ quote_request_id, asked_services }: TransactionRow) =>
  quote_request_id === null ? {} : { request: { quote_request_id, services: asked_services ?? [] } }

/** The records of a trade, by service, as its summary has them. */
export const dataOfTrade = async (
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<ServiceData> => dataOf(await partsOf(deps, scope, transactionId))

/** Each service with its records in the trade. */
export const partsOf = (deps: Deps, scope: OneCompanyScope, transactionId: string) =>
  Promise.all(
    servicesOf(deps).map(async (service) => ({
      service,
      records: (await service.trade?.list(deps, scope, transactionId)) ?? [],
    })),
  )

type Part = { service: ServiceEntry<Deps>; records: readonly { data: unknown }[] }

function dataOf(parts: readonly Part[]): ServiceData {
  const groups = parts.flatMap(({ service, records }) =>
    service.trade ? [[service.trade.group, records.map(({ data }) => data)] as const] : [],
  )
  return { ...nothing, ...Object.fromEntries(groups) }
}

const nothing: ServiceData = {
  simple_payment_data: [],
  invoice_factoring_data: [],
  logistics_data: [],
  quality_assurance_data: [],
  insurance_data: [],
  smart_escrow_data: [],
}
