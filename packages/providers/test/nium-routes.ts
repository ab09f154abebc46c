import { randomUUID } from 'node:crypto'
import type { NiumBooks, Quote, Remittance } from './nium-books.ts'
import { corridorSchema } from './nium-schema.ts'
import { verify } from './nium-verify.ts'

export type Reply = { status: number; body: unknown }
type Asked = {
  path: string[]
  query: URLSearchParams
  body: unknown
  headers: Record<string, unknown>
}
type Route = [method: string, path: RegExp, answer: (books: NiumBooks, asked: Asked) => Reply]

type Answered = { rfiResponseInfo: { invoice?: { document: string }[] } }

const ok = (body: unknown): Reply => ({ status: 200, body })
const bad = (message: string): Reply => ({
  status: 400,
  body: { status: 'BAD_REQUEST', message, errors: [message] },
})
const coded = (status: number, code: string): Reply => ({
  status,
  body: { errors: [{ code, description: code }] },
})
const cents = (amount: number): number => Math.round(amount * 100)

const C = '/client/client-1'
const W = `${C}/customer/[^/]+/wallet/([^/]+)`

/** Paths, names and answers as the vendor publishes them; only what the adapter calls. */
export const routes: Route[] = [
  [
    'GET',
    new RegExp(`^/api/v3${C}/customers$`),
    (books, { query }) => {
      const found = books.customers.get(query.get('tagValue') ?? '')
      return ok({ totalPages: 1, content: found ? [found] : [] })
    },
  ],
  [
    'POST',
    new RegExp(`^/api/v1${C}/corporate$`),
    (books, { body }) => {
      const [{ value }] = (body as { tags: [{ value: string }] }).tags
      return ok({ caseId: randomUUID(), status: 'Pending', ...books.openCustomer(value) })
    },
  ],
  [
    'GET',
    new RegExp(`^/api/v1${C}$`),
    () =>
      ok({
        paymentIds: [
          { currencyCode: 'USD', bankName: 'CFSB_US' },
          { currencyCode: 'EUR', bankName: 'BOL_LT' },
        ],
      }),
  ],
  [
    'GET',
    new RegExp(`^/api/v2${W}/paymentIds$`),
    (books, { path }) => ok({ totalPages: 1, content: books.wallet(path[1] ?? '').accounts }),
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/paymentId$`),
    (books, { path, body }) => {
      const account = {
        ...(body as object),
        uniquePaymentId: books.nextReference('88'),
        fullBankName: 'Community Federal Savings Bank',
        routingCodeType1: 'ABA (ACH)',
        routingCodeValue1: '026073150',
        routingCodeType2: null,
        bankAddress: 'New York',
        status: 'Active',
      }
      books.wallet(path[1] ?? '').accounts.push(account)
      return ok(account)
    },
  ],
  [
    'GET',
    new RegExp(`^/api/v1${W}$`),
    (books, { path }) =>
      ok(
        [...books.wallet(path[1] ?? '').balances].map(([curSymbol, balance]) => ({
          ...{ curSymbol, balance: balance / 100, withHoldingBalance: 0 },
          ...{ isoCode: '840', pocketName: 'DEFAULT', mccData: null, default: true },
        })),
      ),
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/fund$`),
    (books, { path, body }) => {
      const { amount, destinationCurrencyCode } = body as { amount: number; destinationCurrencyCode: string }
      const systemReferenceNumber = books.nextReference('FW')
      const details = { transactionType: 'Wallet_Credit_Mode_Prefund', authCode: systemReferenceNumber }
      books.move(books.wallet(path[1] ?? ''), destinationCurrencyCode, cents(amount), details)
      return ok({
        status: 'Approved',
        systemReferenceNumber,
        destinationAmount: amount,
        paymentMethods: null,
      })
    },
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/refund$`),
    (books, { path, body }) => {
      const { amount, currencyCode, refundMode } = body as Record<string, unknown>
      if (refundMode !== 'CASH') return bad('refundMode is not valid')
      const systemReferenceNumber = books.nextReference('WR')
      const details = { transactionType: 'Wallet_Refund', authCode: systemReferenceNumber }
      return books.move(books.wallet(path[1] ?? ''), String(currencyCode), -cents(Number(amount)), details)
        ? ok({ message: 'success', systemReferenceNumber })
        : bad('Insufficient balance')
    },
  ],
  [
    'GET',
    /^\/api\/v2\/exchangeRate$/,
    () => ok({ exchangeRate: 96.2557, scalingFactor: 100, markupRate: 0 }),
  ],
  [
    'POST',
    new RegExp(`^/api/v1${C}/quotes$`),
    (books, { body }) => {
      const id = `quote_${books.nextReference('')}`
      books.quotes.set(id, body as Quote)
      return ok({ id, netExchangeRate: 0.96 })
    },
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/conversions$`),
    (books, { path, body }) => {
      const quote = books.quotes.get((body as { quoteId: string }).quoteId) as Quote
      const source = cents(quote.sourceAmount)
      const details = { transactionType: 'Wallet_Fund_Transfer', authCode: books.nextReference('CV') }
      const wallet = books.wallet(path[1] ?? '')
      if (!books.move(wallet, quote.sourceCurrencyCode, -source, details))
        return coded(400, 'fx_insufficient_funds')
      const target = Math.round(source * 0.96)
      books.move(wallet, quote.destinationCurrencyCode, target, details)
      return ok({ id: randomUUID(), status: 'completed', destinationAmount: target / 100 })
    },
  ],
  [
    'GET',
    new RegExp(`^/api/v2${C}/customer/([^/]+)/beneficiaries$`),
    (books, { path }) => ok(books.wallet(path[1] ?? '').beneficiaries),
  ],
  [
    'POST',
    new RegExp(`^/api/v2${C}/customer/([^/]+)/beneficiaries$`),
    (books, { path, body }) => {
      const { beneficiaries } = books.wallet(path[1] ?? '')
      const added = { ...(body as object), beneficiaryHashId: randomUUID(), payoutHashId: randomUUID() }
      beneficiaries.push(added)
      return ok(added)
    },
  ],
  [
    'GET',
    new RegExp(`^/api/v1${C}/customer/[^/]+/currency/([A-Z]{3})/validationSchemas$`),
    (_, { path, query }) => ok(corridorSchema(path[1] ?? '', query.get('payoutMethod') ?? '')),
  ],
  ['POST', new RegExp(`^/api/v1${W}/remittance/validate$`), validateTransfer],
  [
    'POST',
    new RegExp(`^/api/v1${C}/verifications$`),
    (books, { body }) => {
      books.verifications.push(body)
      return verify(body)
    },
  ],
  ['POST', new RegExp(`^/api/v1${W}/remittance$`), transferMoney],
  [
    'GET',
    new RegExp(`^/api/v1${W}/remittance/([^/]+)/audit$`),
    (books, { path, headers }) => {
      const found = findRemittance(books, path)
      const isAsked =
        headers.externalid === 'true' ? found?.externalId === path[2] : found?.reference === path[2]
      return found && isAsked ? ok(found.rows) : coded(404, 'resource_not_found')
    },
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/remittance/([^/]+)/cancel$`),
    (books, { path }) => {
      const found = findRemittance(books, path)
      if (found?.rows[0]?.status !== 'INITIATED') return coded(400, 'invalid_status_for_remittance_cancel')
      books.step(found, 'CANCELLED')
      books.giveBack(books.wallet(path[1] ?? ''), found)
      return ok({ message: 'Remittance cancelled' })
    },
  ],
  [
    'POST',
    new RegExp(`^/api/v1${W}/transactions/([^/]+)/rfi/upload$`),
    (books, { path, body }) => {
      const found = findRemittance(books, path)
      const [{ rfiResponseInfo }] = (body as { rfiResponseRequest: [Answered] }).rfiResponseRequest
      if (!found || !rfiResponseInfo.invoice?.[0]?.document) return bad('rfiResponseInfo is not valid')
      books.step(found, 'RFI_RESPONDED')
      return ok({ status: 'RFI_RESPONDED' })
    },
  ],
  [
    'GET',
    new RegExp(`^/api/v1${W}/transactions$`),
    (books, { path, query }) => {
      const [size, page] = [Number(query.get('size')), Number(query.get('page'))]
      if (size > 20) return bad('size is not valid')
      const [wanted, type] = [query.get('externalId'), query.get('transactionType')]
      const all = books
        .wallet(path[1] ?? '')
        .transactions.filter((each) => !wanted || each.externalId === wanted)
        .filter((each) => !type || each.transactionType === type)
      const content = all.slice(page * size, (page + 1) * size)
      return ok({ totalElements: all.length, totalPages: Math.ceil(all.length / size), content })
    },
  ],
]

function transferMoney(books: NiumBooks, { path, body }: Asked): Reply {
  const { externalId, payout, additionalFees, customerComments } = body as {
    externalId: string
    payout: { sourceCurrency: string; sourceAmount: number }
    additionalFees?: { feeValue: number }
    customerComments: string
  }
  const wallet = books.wallet(path[1] ?? '')
  if (/[^A-Za-z0-9 ]/.test(customerComments)) return bad('customerComments is not valid')
  if (wallet.remittances.some((each) => each.externalId === externalId))
    return coded(400, 'duplicate_externalId')
  const [sent, fee] = [cents(payout.sourceAmount), cents(additionalFees?.feeValue ?? 0)]
  const currency = payout.sourceCurrency
  if ((wallet.balances.get(currency) ?? 0) < sent + fee) return bad('Insufficient balance')
  const reference = books.nextReference('RT')
  const details = { authCode: reference, externalId }
  books.move(wallet, currency, -sent, { transactionType: 'Remittance_Debit', ...details })
  if (fee > 0) books.move(wallet, currency, -fee, { transactionType: 'Fee_Debit', ...details })
  const remittance: Remittance = {
    externalId,
    reference,
    currency,
    sent,
    fee,
    comments: customerComments,
    rows: [],
  }
  wallet.remittances.push(remittance)
  books.step(remittance, 'INITIATED')
  return ok({
    message: 'Transfer accepted',
    payment_id: null,
    system_reference_number: reference,
    systemReferenceNumber: reference,
  })
}

function findRemittance(books: NiumBooks, [, walletId = '', key]: string[]): Remittance | undefined {
  return books.wallet(walletId).remittances.find((each) => each.externalId === key || each.reference === key)
}

function validateTransfer(_: NiumBooks, { body }: Asked): Reply {
  const { customerComments } = body as { customerComments: string }
  if (!customerComments.includes('SIM NOT ALLOWED')) return ok({ status: 'SUCCESS', errors: [] })
  return {
    status: 400,
    body: {
      errors: [
        {
          category: 'field_missing',
          code: 'city_missing',
          field: 'beneficiary.beneficiaryCity',
          description: 'City is missing',
        },
        { category: 'not_allowed', code: 'x', field: 'purposeCode', description: 'Not in this corridor' },
      ],
    },
  }
}
