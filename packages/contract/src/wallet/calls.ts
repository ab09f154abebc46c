import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  done,
  fileAnswer,
  id,
  instant,
  positiveAmount,
  wireAmount,
} from '../primitives/values.ts'
import { heldQuote, offeredCurrency, quoteRequest } from './quotes.ts'
import { walletTotal } from './wallet-total.ts'

/** One currency of a company, under the provider's own names: `balance` can be spent, `withHoldingBalance` is held. */
export const walletBalance = z.object({
  curSymbol: currencyCode,
  /** ISO 4217 numeric. */
  isoCode: z.string(),
  balance: wireAmount,
  withHoldingBalance: wireAmount,
  pocketName: z.literal('DEFAULT'),
  mccData: z.array(z.never()),
  default: z.boolean(),
})
export type WalletBalance = z.input<typeof walletBalance>

export const newWallet = z.strictObject({ currency: offeredCurrency })

export const conversion = z.strictObject({
  quote_id: id,
  /** May be sent along; must then be the quote's own. */
  source_currency_code: z.optional(offeredCurrency),
  destination_currency_code: z.optional(offeredCurrency),
  amount: z.optional(positiveAmount),
  side: z.optional(z.enum(['source', 'target'])),
})

const accountDetails = z.object({
  /** The holder. */
  accountName: z.string(),
  uniquePaymentId: z.string(),
  fullBankName: z.string(),
  routingCodeType1: z.string(),
  routingCodeValue1: z.string(),
  /** Where the country's banks have two codes, and the BIC beside a national code. */
  routingCodeType2: z.optional(z.string()),
  routingCodeValue2: z.optional(z.string()),
  bankAddress: z.string(),
  currency: currencyCode,
})
export type AccountDetails = z.output<typeof accountDetails>

/** The first step of the dialog; the second adds the approval. */
export const addedAmount = z.strictObject({
  amount: positiveAmount,
  destinationCurrencyCode: currencyCode,
  fundingChannel: z.literal('PREFUND'),
  sourceCurrencyCode: currencyCode,
})
export const addedBalance = z.strictObject({ ...addedAmount.shape, ...approval })

const monthTotals = z.object({
  /** Its first day. */
  from: day,
  money_in: wireAmount,
  money_out: wireAmount,
  /** Held money included. */
  opening: wireAmount,
  closing: wireAmount,
})
export type MonthTotals = z.input<typeof monthTotals>

export const wallet = {
  balances: endpoint({
    method: 'GET',
    path: '/users/nium/wallet_balance',
    auth: 'customer',
    summary: "What the company's wallets hold, one for each currency",
    response: z.array(walletBalance),
  }),
  total: endpoint({
    method: 'GET',
    path: '/users/nium/wallet_total',
    auth: 'customer',
    summary: 'What all wallets hold together in US dollars, each at its rate and date',
    response: walletTotal,
  }),
  openWallet: endpoint({
    method: 'POST',
    path: '/users/nium/open_wallet',
    auth: 'customer',
    summary: 'Opens a wallet, with account details of its own, in a further currency',
    body: newWallet,
    response: done,
    errors: ['WALLET_EXISTS', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  quote: endpoint({
    method: 'POST',
    path: '/users/nium/quote',
    auth: 'customer',
    summary: 'Prices a payment or a conversion and holds the rate for a while',
    body: quoteRequest,
    response: heldQuote,
    errors: ['RATE_UNAVAILABLE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
  }),
  convert: endpoint({
    method: 'POST',
    path: '/users/nium/convert',
    auth: 'customer',
    summary: 'Converts between two own wallets at a held quote, once',
    body: conversion,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** `processing`: the provider has not answered yet; the money is held until it has. */
      conversion_status: z.enum(['completed', 'processing']),
    }),
    errors: [
      'KYB_REQUIRED',
      'KYB_PENDING',
      'NOT_FOUND',
      'CONFLICT',
      'QUOTE_EXPIRED',
      'QUOTE_USED',
      'INSUFFICIENT_FUNDS',
      'PROVIDER_REFUSED',
    ],
    idempotent: true,
  }),
  accountDetails: endpoint({
    method: 'GET',
    path: '/users/nium/account_details',
    auth: 'customer',
    summary: 'Where others can pay in, for each open currency',
    response: z.discriminatedUnion('status', [
      z.object({ status: z.literal('success'), content: z.array(accountDetails) }),
      z.object({ status: z.literal('BAD_REQUEST'), message: z.string(), content: z.array(accountDetails) }),
    ]),
  }),
  accountDetailsFile: endpoint({
    method: 'GET',
    path: '/users/nium/account_details_file',
    auth: 'customer',
    summary: 'Where others can pay in, in one currency, as a PDF for a payer',
    query: z.object({ currency: currencyCode }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  addBalance: endpoint({
    method: 'POST',
    path: '/users/nium/add_balance',
    auth: 'customer',
    summary: 'Adds balance from the prefunded pool, approved by password and code',
    body: addedBalance,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** `processing`: accepted, the balance follows by itself. */
      funding_status: z.enum(['added', 'processing']),
    }),
    errors: ['KYB_REQUIRED', 'KYB_PENDING', 'WRONG_CODE', 'NOT_FOUND', 'PROVIDER_REFUSED'],
    idempotent: true,
  }),
  monthTotals: endpoint({
    method: 'GET',
    path: '/users/nium/month_totals',
    auth: 'customer',
    summary: 'What came into a wallet and left it, this month and the last, by the days of UTC',
    query: z.object({ currency: currencyCode }),
    response: z.object({
      status: z.literal('success'),
      currency: currencyCode,
      this_month: monthTotals,
      last_month: monthTotals,
    }),
    errors: ['NOT_FOUND'],
  }),
  currencyExchange: endpoint({
    method: 'POST',
    path: '/common/currency_exchange',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'The mid-market rate of a pair, without markup',
    body: z.strictObject({
      source_currency_code: offeredCurrency,
      destination_currency_code: offeredCurrency,
    }),
    response: z.object({
      status: z.literal('success'),
      sourceCurrencyCode: offeredCurrency,
      exchangeRate: wireAmount,
      destinationCurrencyCode: offeredCurrency,
      as_of: instant,
      rate_source: z.string(),
    }),
    errors: ['RATE_UNAVAILABLE', 'DEPENDENCY_UNAVAILABLE'],
  }),
}
