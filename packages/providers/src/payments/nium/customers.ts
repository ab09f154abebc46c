import { z } from 'zod/mini'
import { knownCurrency } from '../../known-currency.ts'
import { uuidFrom } from '../../uuid-from.ts'
import type { Customer } from '../customer.ts'
import type { AccountDetails, PaymentProvider } from '../payment-provider.ts'
import { granted, type NiumApi } from './nium-api.ts'
import type { Paths } from './paths.ts'
import { moneyOf } from './wire-values.ts'

type Customers = Pick<PaymentProvider, 'openCustomer' | 'openCurrency' | 'findAccountDetails' | 'balances'>

const hashes = z.object({ customerHashId: z.string(), walletHashId: z.string() })
const text = z.optional(z.nullable(z.string()))
const paymentIds = z.object({
  content: z.array(
    z.object({
      currencyCode: z.string(),
      uniquePaymentId: z.string(),
      fullBankName: text,
      bankName: text,
      routingCodeType1: text,
      routingCodeValue1: text,
      routingCodeType2: text,
      routingCodeValue2: text,
      accountName: text,
      bankAddress: text,
      status: text,
    }),
  ),
})
const clientDetails = z.object({
  paymentIds: z.optional(z.nullable(z.array(z.object({ currencyCode: z.string(), bankName: z.string() })))),
})
const wallets = z.array(
  z.object({
    curSymbol: z.string(),
    balance: z.union([z.number(), z.string()]),
    withHoldingBalance: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  }),
)

export function niumCustomers(api: NiumApi, paths: Paths): Customers {
  const findAccountDetails: Customers['findAccountDetails'] = async (customer, currency) => {
    const answer = await api.get(`${paths.wallet(customer, 2)}/paymentIds`, { answer: paymentIds })
    // They answer BAD_REQUEST until the customer is active.
    if (answer.status === 'refused') return []
    return answer.value.content
      .filter(
        ({ currencyCode, status }) => (currency ?? currencyCode) === currencyCode && status !== 'Inactive',
      )
      .map(toAccountDetails)
  }

  return {
    findAccountDetails,

    /** Found again by a tag that carries our company id, since their idempotency forgets after 24 hours. */
    async openCustomer({ key, name }) {
      const found = granted(
        await api.get(`${paths.client(3)}/customers`, {
          answer: z.object({ content: z.array(hashes) }),
          query: { tagKey: companyTag, tagValue: key },
        }),
        'the search for a customer',
      ).content[0]
      if (found) return toCustomer(found)
      const opened = await api.post(`${paths.client(1)}/corporate`, {
        answer: hashes,
        idempotencyKey: uuidFrom(`customer ${key}`),
        body: { businessDetails: { businessName: name }, tags: [{ key: companyTag, value: key }] },
      })
      return toCustomer(granted(opened, 'opening a customer'))
    },

    /** A wallet holds every currency; what has to be opened is an account to pay into, where their program offers one. */
    async openCurrency({ customer, currency }) {
      if ((await findAccountDetails(customer, currency)).length > 0) return
      const client = granted(
        await api.get(paths.client(1), { answer: clientDetails }),
        'our own client record',
      )
      const bank = client.paymentIds?.find(({ currencyCode }) => currencyCode === currency)
      if (!bank) return
      const { currencyCode, bankName } = bank
      const idempotencyKey = uuidFrom(`account ${customer.walletId} ${currency}`)
      const path = `${paths.wallet(customer)}/paymentId`
      const assigned = await api.post(path, {
        answer: z.object({ uniquePaymentId: z.string() }),
        idempotencyKey,
        body: { currencyCode, bankName },
      })
      granted(assigned, `an account in ${currency}`)
    },

    async balances(customer) {
      const answer = await api.get(paths.wallet(customer), { answer: wallets })
      return granted(answer, 'the balances').map(({ curSymbol, balance, withHoldingBalance }) => ({
        currency: knownCurrency(curSymbol),
        available: moneyOf(balance, curSymbol),
        held: moneyOf(withHoldingBalance ?? 0, curSymbol),
      }))
    },
  }
}

const companyTag = 'company'

const toAccountDetails = (each: z.infer<typeof paymentIds>['content'][number]): AccountDetails => ({
  accountName: each.accountName ?? '',
  uniquePaymentId: each.uniquePaymentId,
  fullBankName: each.fullBankName ?? each.bankName ?? '',
  routingCodeType1: each.routingCodeType1 ?? '',
  routingCodeValue1: each.routingCodeValue1 ?? '',
  ...(each.routingCodeType2 &&
    each.routingCodeValue2 && {
      routingCodeType2: each.routingCodeType2,
      routingCodeValue2: each.routingCodeValue2,
    }),
  bankAddress: each.bankAddress ?? '',
  currency: knownCurrency(each.currencyCode),
})

const toCustomer = ({ customerHashId, walletHashId }: z.infer<typeof hashes>): Customer => ({
  customerId: customerHashId,
  walletId: walletHashId,
})
