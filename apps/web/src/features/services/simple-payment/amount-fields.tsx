import { useSuspenseQuery } from '@tanstack/react-query'
import type { Currency } from '@tradelane/money'
import { useController, useFormContext } from 'react-hook-form'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ApiError } from '../../../lib/net/api-error.ts'
import { balancesQuery } from '../../../lib/queries/wallet.ts'
import { Banner } from '../../../ui/banner.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { MissingMoney } from '../../../ui/missing-money.tsx'
import { ArrivesBy } from '../../../ui/records/arrives-by.tsx'
import { HeldPrice } from './held-price.tsx'
import type { PaymentValues } from './payment-form.ts'
import type { Amounts } from './use-amounts.ts'
import { useSendCurrencies } from './use-send-currencies.ts'

/** Two amounts that follow each other through the held rate. */
export function AmountFields({ amounts }: { amounts: Amounts }) {
  const { entered, price, enter, hasExpired } = amounts
  const { control } = useFormContext<PaymentValues>()
  const sent = useController({ control, name: 'amount_sent' })
  const received = useController({ control, name: 'amount_received' })
  const sendCurrencies = useSendCurrencies()
  const { from, to, side } = entered
  const refused = price.error instanceof ApiError ? price.error.fields.amount : undefined
  const messages = {
    source: sent.fieldState.error?.message ?? (side === 'source' ? refused : undefined),
    // While the amount sent is missing too, one message is enough.
    target: side === 'target' || price.quote ? (received.fieldState.error?.message ?? refused) : undefined,
  }
  return (
    <div className="grid gap-3">
      {hasExpired && (
        <Banner tone="wait" isAlert>
          The quoted rate has expired. This is a new one: check the amounts.
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          {...sent.field}
          label="You send"
          isBig
          onChange={(amount) => enter({ side: 'source', amount })}
          currency={from as Currency}
          currencies={sendCurrencies}
          currencyLabel="Currency you send"
          onCurrencyChange={(currency) => enter({ from: currency })}
          error={messages.source}
          help={<Available currency={from as Currency} />}
        />
        <MoneyField
          {...received.field}
          label="They receive"
          isBig
          onChange={(amount) => enter({ side: 'target', amount })}
          currency={to as Currency}
          error={messages.target}
          help="In the currency of the account"
        />
      </div>
      <HeldPrice price={price} from={from as Currency} to={to as Currency} />
      {price.quote?.arrivals?.map(({ method, ...arrival }) => (
        <p key={method}>
          Arrives by <ArrivesBy {...arrival} />
        </p>
      ))}
      <MissingMoney cost={{ amount: sent.field.value, currency: from as Currency }} />
    </div>
  )
}

/** What the account holds that the payment leaves. */
function Available({ currency }: { currency: Currency }) {
  const { data: balances } = useSuspenseQuery(balancesQuery)
  const balance = balances.find(({ curSymbol }) => curSymbol === currency)?.balance
  return balance === undefined ? (
    `You have no ${currency} account yet.`
  ) : (
    <span className="num">You have {formatAmount(balance, currency)}</span>
  )
}
