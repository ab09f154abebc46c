import { dayText } from '@tradelane/contract/primitives/day-text'
import { type Currency, formatMoney, type Money, money, plus } from '@tradelane/money'
import type { RequestFact } from '../../../../entries/request-fact.ts'
import { percentText } from '../../../../lifecycle/percent-text.ts'

/** The terms that the customer accepted when it submitted the invoice, as the desk keeps them. Amounts in minor units. */
export type FundingRequest = {
  buyer: string
  invoice_number: string | null
  currency: Currency
  invoice_amount: string
  /** Of the invoice, in per cent. */
  payment_request: number
  advance: string
  interest: string
  fee: string
  annual_rate_basis_points: number
  partner: string
  /** Days. */
  finance_term: number
  due_date: string
}

export const fundingRequestOf = (request: unknown): FundingRequest => request as FundingRequest

export const requestOfFunding = (fundingId: string) =>
  ({ service: 'factoring', subjectId: fundingId }) as const

const mostOfTitle = 300
export const titleOfFunding = ({ buyer, invoice_number }: FundingRequest): string =>
  `Funding of ${invoice_number === null ? 'an invoice' : `invoice ${invoice_number}`} to ${buyer}`.slice(
    0,
    mostOfTitle,
  )

/** No vendor is asked: the customer and the office read them. */
export function factsOfFunding(request: FundingRequest): RequestFact[] {
  const amount = (minor: string): Money => money(BigInt(minor), request.currency)
  const fact = (label: string, value: string) => ({ label, value })
  return [
    fact('Buyer', request.buyer),
    ...(request.invoice_number === null ? [] : [fact('Invoice number', request.invoice_number)]),
    fact('Invoice amount', formatMoney(amount(request.invoice_amount))),
    fact('Advance of the invoice', `${request.payment_request} %`),
    fact('Advance', formatMoney(amount(request.advance))),
    fact('Interest', formatMoney(amount(request.interest))),
    fact('Interest rate', `${percentText(request.annual_rate_basis_points)} a year`),
    fact('Fee', formatMoney(amount(request.fee))),
    fact('Total cost', formatMoney(plus(amount(request.interest), amount(request.fee)))),
    fact('Finance partner', request.partner),
    fact('Term', `${request.finance_term} days`),
    fact('Due day', dayText(request.due_date)),
  ]
}
