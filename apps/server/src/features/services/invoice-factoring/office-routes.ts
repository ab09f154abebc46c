import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { decimalText } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { routes, success } from '../../../http/routes.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { findLimit, isUsableToday } from '../credit-limits/index.ts'
import { confirmInvoice, decideFunding, startRecourse } from './confirmation/decide-funding.ts'
import { describeFunding } from './describe-funding.ts'
import { currencyOf, type FundingRow, fundingNumber, getFunding } from './fundings.ts'
import { listForOffice } from './list-for-office.ts'
import { mayRetry, retrySteps } from './movements/retry-steps.ts'
import { sumLentOnBuyer } from './offer/sum-lent.ts'

export const officeFundingRoutes = routes(officeFundings, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listForOffice(deps, actor, query)) }),
  get: async ({ deps, actor, body: { invoice_factoring_id: id } }) => {
    const row = await getFunding(deps.db, actor, id)
    const own = systemScope(row.uid)
    const buyer = { beneficiaryId: row.beneficiary_id, currency: currencyOf(row) }
    return {
      ...success,
      ...(await describeFunding(deps, actor, id)),
      uid: row.uid,
      customer_name: row.customer_name,
      may_retry: await mayRetry(deps.db, row),
      outstanding: decimalText(await sumLentOnBuyer(deps.db, own, buyer)),
      credit_limit: await limitOfToday(deps, own, row),
      alike: await alikeOf(deps, actor, row),
    }
  },
  decide: async ({ deps, actor, body }) => {
    await decideFunding(deps, actor, body)
    const message =
      body.decision === 'approve' ? 'The invoice has been approved.' : 'The invoice has been denied.'
    return { ...success, message }
  },
  confirmForBuyer: async ({ deps, actor, body }) => {
    await getFunding(deps.db, actor, body.invoice_factoring_id)
    await confirmInvoice(deps, actor, body)
    return { ...success, message: 'The confirmation has been recorded.' }
  },
  retry: async ({ deps, actor, body }) => {
    await retrySteps(deps, actor, body.invoice_factoring_id)
    return { ...success, message: 'The transfer is being made again.' }
  },
  recourse: async ({ deps, actor, body }) => {
    await startRecourse(deps, actor, body)
    return { ...success, message: 'The customer has been asked to pay.' }
  },
})

/** The invoice without a number that may be the same one. */
async function alikeOf({ db }: Deps, scope: Scope, { alike_id }: FundingRow) {
  if (alike_id === null) return null
  const row = await getFunding(db, scope, alike_id)
  return {
    invoice_factoring_id: row.invoice_factoring_id,
    funding_number: fundingNumber(row),
    customer_name: row.customer_name,
  }
}

async function limitOfToday({ db, clock }: Deps, scope: OneCompanyScope, row: FundingRow) {
  const limit = await findLimit(db, scope, row.beneficiary_id)
  if (!limit?.approved || limit.currency !== currencyOf(row)) return null
  return {
    approved: decimalText(limit.approved),
    valid_until: limit.validUntil,
    is_usable: isUsableToday(limit, await dayOfCompany(db, row.uid, clock.now())),
  }
}
