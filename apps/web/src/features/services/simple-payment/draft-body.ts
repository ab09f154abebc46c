import type { PaymentValues } from './payment-form.ts'
import type { DraftBody, FinalBody, Quote } from './payment-queries.ts'

type Draft = {
  simplePaymentId: string | undefined
  /** Counted from 0. */
  step: number
  values: PaymentValues
  /** Of exactly these values; without one only what was typed is saved. */
  quote: Quote | undefined
}

export function draftBody({ simplePaymentId, step, values, quote }: Draft): DraftBody {
  const { side, ...fields } = values
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim() === '' ? null : text]),
  )
  const body = {
    ...filled,
    save_as_draft: 1,
    step: step + 1,
    contract_id: '12345',
    amount_sent: quote?.amount_sent ?? (side === 'source' ? amountOf(values.amount_sent) : null),
    amount_received: quote?.amount_received ?? (side === 'target' ? amountOf(values.amount_received) : null),
    amount_side: side,
    fees: quote?.fees ?? null,
    quote_id: quote?.quote_id ?? null,
    ...(simplePaymentId && { simple_payment_id: simplePaymentId }),
  }
  // The form offers only what the contract knows.
  return body as DraftBody
}

const amountOf = (text: string): number | null => (text === '' ? null : Number(text))

type Final = {
  simplePaymentId: string
  values: PaymentValues
  quote: Quote
  password: string
  verify_code: string
}

export function finalBody({ simplePaymentId, values, quote, password, verify_code }: Final): FinalBody {
  const { side: _, confirmed_payee_name: __, ...fields } = values
  const body = {
    ...fields,
    save_as_draft: 0,
    simple_payment_id: simplePaymentId,
    contract_id: '12345',
    amount_sent: quote.amount_sent,
    amount_received: quote.amount_received,
    fees: quote.fees,
    quote_id: quote.quote_id,
    password,
    verify_code,
  }
  return body as FinalBody
}
