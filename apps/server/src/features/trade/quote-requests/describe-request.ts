import type { QuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { CompanyScope, OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { getTransaction } from '../transactions/index.ts'
import { toListed } from './list-requests.ts'
import { missingOf } from './missing-of.ts'
import {
  contentOf,
  findRequestOfTrade,
  getRequest,
  type RequestContent,
  type RequestRow,
  requestsOf,
  valueOfRequest,
} from './quote-requests.ts'
import { outcomeOf } from './submit-request.ts'
import { warningsOf } from './warnings-of.ts'
import { dollarsOf } from './what-services-need.ts'

type RequestKey = { quote_request_id?: string | undefined; transaction_id?: string | undefined }

/**
 * By its id, by its trade, or the newest draft that this person has changed last: a colleague's is not opened unasked. Undefined for a trade
 * without a request, and without a draft. Refuses with NOT_FOUND.
 */
export async function findRequest(
  { db }: Pick<Deps, 'db'>,
  scope: CompanyScope,
  { quote_request_id: id, transaction_id: transactionId }: RequestKey,
): Promise<RequestRow | undefined> {
  if (transactionId !== undefined) await getTransaction(db, scope, transactionId)
  if (id !== undefined) return getRequest(db, scope, id)
  if (transactionId !== undefined) return findRequestOfTrade(db, scope, transactionId)
  return requestsOf(db, scope)
    .where('transaction_id', 'is', null)
    .where('updated_by', '=', scope.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('quote_request_id')
    .limit(1)
    .executeTakeFirst()
}

export async function describeRequest(
  deps: Deps,
  scope: OneCompanyScope,
  row: RequestRow,
): Promise<QuoteRequest> {
  const content = contentOf(row)
  const [listed] = await toListed(deps, scope, [row])
  if (!listed) throw new Error('a request is not listed')
  const isDraft = row.transaction_id === null
  const { role, goods, incoterm, named_place, shipping_date, note } = content
  return {
    ...listed,
    role: role ?? null,
    goods: (goods ?? []).map((line) => whole(emptyLine, line)),
    total_in_dollars: await dollarsToday(deps, content),
    incoterm: incoterm ?? null,
    named_place: named_place ?? null,
    shipping_date: shipping_date ?? null,
    counterparty: content.counterparty ? whole(emptyCounterparty, content.counterparty) : null,
    cargo: content.cargo ? whole(emptyCargo, content.cargo) : null,
    note: note ?? null,
    missing: isDraft ? await missingOf(deps.db, scope, content, deps.clock.now()) : {},
    warnings: isDraft ? await warningsOf(deps, content) : {},
    cases: outcomeOf(row)?.cases ?? [],
    open: outcomeOf(row)?.open ?? [],
  }
}

async function dollarsToday(deps: Deps, content: RequestContent): Promise<string | null> {
  const { currency } = content
  if (!currency || !valueOfRequest(content)) return null
  const rate = currency === 'USD' ? undefined : await findReferenceRate(deps, currency, 'USD')
  return dollarsOf(content, rate?.rate) ?? null
}

/** Every field, null where nobody has filled it in. */
const whole = <T extends object>(empty: Record<keyof T, null>, given: T) =>
  ({ ...empty, ...given }) as { [K in keyof T]-?: NonNullable<T[K]> | null }

const emptyLine = { description: null, hs_code: null, quantity: null, unit: null, unit_price: null }
const emptyCounterparty = { beneficiary_id: null, company_name: null, country: null }
const emptyCargo = {
  ...{ freight_type: null, transportation_by: null, container_size: null, weight: null, packages: null },
  ...{ length: null, width: null, height: null, volume: null, quantity: null },
}
