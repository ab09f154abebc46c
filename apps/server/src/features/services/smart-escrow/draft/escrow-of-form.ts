import {
  blockAmounts,
  type EscrowFigures,
  figuresOfPrice,
  figuresOfSent,
  limitsOfFigures,
  priceFault,
} from '@tradelane/contract/smart-escrow/figures'
import {
  type EscrowBlock,
  type NewEscrow,
  type TradeTerms,
  tradeTerms,
} from '@tradelane/contract/smart-escrow/forms'
import { defaultExpiryDays, modesOfAccount } from '@tradelane/contract/smart-escrow/options'
import { expiryFault, termFaults } from '@tradelane/contract/smart-escrow/term-faults'
import { type Currency, compare, findMoney, formatMoney, isPositive, type Money } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { z } from 'zod/mini'
import { refuseFields } from '../../../../refusal.ts'
import { type PriceRate, rateText } from '../../../money/price-rates/index.ts'
import { enteredAmount } from '../../../money/wallet/index.ts'
import type { Payee } from '../../../trade/partners/index.ts'

type SimpleForm = Extract<NewEscrow, { condition_based_payment: 0 }>
type TradeForm = Extract<NewEscrow, { condition_based_payment: 1 }>
/** What a form says of money, dates and terms. */
export type EscrowOfForm = EscrowFigures & {
  price: Money | null
  expiryDate: string
  terms: TradeTerms | null
}

/** When a form is read; `today` is the day where it ends last of both sides, as approving has it. */
type Moment = { at: Date; today: string }

/** Reads a form, with the fee by a rate. Refuses, by field, amounts that do not fit together, and dates in the wrong order or in the past. */
export function escrowOfForm(form: NewEscrow, rate: PriceRate, { at, today }: Moment): EscrowOfForm {
  if (form.condition_based_payment === 1) return readTrade(form, rate, today)
  const read = readSimple(form, rate, at)
  const fault = expiryFault(read.expiryDate, today)
  if (fault) refuseFields({ expiry_date: fault })
  return read
}

function readSimple(form: SimpleForm, rate: PriceRate, at: Date): EscrowOfForm {
  const { amount_sent_currency: currency, expiry_date } = form
  if (form.amount_received_currency !== currency)
    refuseFields({ amount_received_currency: `The escrow is in ${currency}. Choose the same currency.` })
  const amount = (field: 'amount_sent' | 'amount_received') => enteredAmount(form[field], currency, field)
  const [sent, received] = [amount('amount_sent'), amount('amount_received')]
  const figures = figuresOfSent(sent, rate.basisPoints)
  const faults = {
    ...(compare(sent, limitsOfFigures(currency, rate.basisPoints).least.sent) < 0 && {
      fees: 'Enter a minimum amount',
    }),
    ...(findMoney(form.fees, currency)?.amount !== figures.fee.amount && {
      fees: `The fee of ${formatMoney(sent)} is ${formatMoney(figures.fee)}: ${rateText(rate)}`,
    }),
    ...(received.amount !== figures.received.amount && {
      amount_received: `${formatMoney(sent)} less the fee is ${formatMoney(figures.received)}`,
    }),
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return {
    ...figures,
    price: null,
    expiryDate: expiry_date ?? daysAfter(at, defaultExpiryDays),
    terms: null,
  }
}

function readTrade(form: TradeForm, { basisPoints }: PriceRate, today: string): EscrowOfForm {
  const currency: Currency = form.transaction_pi_currency
  const price = enteredAmount(form.transation_amount, currency, 'transation_amount')
  const ofPrice = priceFault(price, form.fees_payed_by, basisPoints)
  const faults = { ...termFaults(form, today), ...(ofPrice && { transation_amount: ofPrice }) }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  const terms = z.parse(tradeTerms, form)
  return {
    ...figuresOfPrice(price, form.fees_payed_by, basisPoints),
    price,
    expiryDate: form.expiry_date,
    terms,
  }
}

const daysAfter = (at: Date, days: number): string => dayOf(new Date(at.getTime() + days * 86_400_000))

/** Refuses, by field, an account that cannot receive the escrow's money as the form says. */
export function requireFittingAccount(
  form: NewEscrow,
  { received }: EscrowFigures,
  { account }: Payee,
): void {
  const field = form.condition_based_payment === 0 ? 'amount_received_currency' : 'transaction_pi_currency'
  if (account.currency !== received.currency)
    refuseFields({ [field]: `This account receives ${account.currency}` })
  if (!modesOfAccount(account.payoutMethod).includes(form.payment_mode)) {
    const other = form.payment_mode.startsWith('SWIFT') ? 'local payment' : 'SWIFT'
    refuseFields({ payment_mode: `This account is paid by ${other}. Choose the other mode.` })
  }
}

/** Refuses, at its percentage, a block that comes to nothing. */
export function requirePositiveBlocks(received: Money, blocks: readonly EscrowBlock[]): void {
  const amounts = blockAmounts(
    received,
    blocks.map(({ percent_of_money }) => percent_of_money),
  )
  const index = amounts.findIndex((amount) => !isPositive(amount))
  if (index < 0) return
  const message = `${blocks[index]?.percent_of_money} % of ${formatMoney(received)} is less than the smallest amount`
  refuseFields({ [`conditions.${index}.percent_of_money`]: message })
}
