import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { beginCase } from '../../../office/quote-desk/index.ts'
import { currencyOf } from '../fundings.ts'
import type { OfferedFunding } from '../offer/funding-approval.ts'
import { type FundingRequest, titleOfFunding } from './funding-request.ts'

/** Begins the request of a funding whose offer is being accepted. Answers by when it is promised. */
export async function askDesk(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  { funding, at }: { funding: OfferedFunding; at: Date },
): Promise<Date> {
  const request = toRequest(funding)
  const { due_at } = await beginCase(deps, tx, {
    ...{ scope: actor, service: 'factoring', note: '', at },
    subjectId: funding.row.invoice_factoring_id,
    transactionId: funding.row.transaction_id,
    request,
    title: titleOfFunding(request),
  })
  return due_at
}

const toRequest = ({ row, buyer, priced: { offer, terms, dueDate } }: OfferedFunding): FundingRequest => ({
  buyer,
  invoice_number: row.invoice_number,
  currency: currencyOf(row),
  invoice_amount: String(row.invoice_amount),
  payment_request: row.payment_request,
  advance: String(offer.advance.amount),
  interest: String(offer.interest.amount),
  fee: String(offer.fee.amount),
  annual_rate_basis_points: terms.annualRateBasisPoints,
  partner: terms.name,
  finance_term: row.finance_term,
  due_date: dueDate,
})
