import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { type PayableInvoice, usePayInvoice } from './buyer-queries.ts'

export function BuyerForm({ invoices }: { invoices: readonly PayableInvoice[] }) {
  const buyer = useBuyer(invoices)
  const { invoice, currency } = buyer
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        buyer.pay()
      }}
      className="mt-4 grid max-w-form gap-4"
    >
      <SelectSearch
        label="Invoice"
        placeholder="Number, buyer or company"
        options={invoices.map((each) => ({ value: each.invoice_factoring_id, label: labelOf(each) }))}
        value={invoice?.invoice_factoring_id ?? ''}
        onChange={buyer.choose}
        error={buyer.isTried && !invoice ? 'Select an invoice' : undefined}
      />
      <MoneyField
        label="Amount paid"
        isOptional
        help={invoice && helpOf(invoice)}
        currency={currency}
        currencies={[...new Set([...(invoice ? [invoice.currency] : []), ...offeredCurrencies])]}
        onCurrencyChange={buyer.setCurrency}
        currencyLabel="Currency paid"
        value={buyer.amount}
        onChange={buyer.setAmount}
        error={
          buyer.needsAmount && buyer.isTried
            ? 'Enter an amount: the invoice is in another currency'
            : undefined
        }
      />
      <TextInput
        label="Paid by"
        isOptional
        help="Left empty: the buyer."
        maxLength={140}
        value={buyer.sender}
        onChange={({ target }) => buyer.setSender(target.value)}
      />
      <Outcome paying={buyer.paying} />
      <Button
        type="submit"
        tone="main"
        className="justify-self-start"
        isBusy={buyer.paying.isPending}
        busyText="Paying…"
      >
        Pay invoice
      </Button>
    </form>
  )
}

function useBuyer(invoices: readonly PayableInvoice[]) {
  const paying = usePayInvoice()
  const [chosen, setChosen] = useState('')
  const [amount, setAmount] = useState('')
  const [sender, setSender] = useState('')
  const [otherCurrency, setCurrency] = useState<Currency>()
  const [isTried, setTried] = useState(false)
  const invoice = invoices.find(({ invoice_factoring_id: id }) => id === chosen)
  const currency = otherCurrency ?? invoice?.currency ?? 'USD'
  const needsAmount = invoice !== undefined && currency !== invoice.currency && amount === ''
  const choose = (id: string) => {
    setChosen(id)
    setCurrency(undefined)
  }
  const pay = () => {
    setTried(true)
    if (!invoice || needsAmount) return
    paying.mutate(
      {
        invoice_factoring_id: invoice.invoice_factoring_id,
        ...(amount !== '' && { amount: Number(amount), currency }),
        ...(sender.trim() !== '' && { sender }),
      },
      {
        onSuccess: () => {
          setAmount('')
          setTried(false)
        },
      },
    )
  }
  return {
    paying,
    invoice,
    choose,
    amount,
    setAmount,
    sender,
    setSender,
    currency,
    setCurrency,
    isTried,
    needsAmount,
    pay,
  }
}

function Outcome({ paying }: { paying: ReturnType<typeof usePayInvoice> }) {
  if (paying.error)
    return (
      <Banner tone="lost" isAlert>
        {messageOf(paying.error)}
      </Banner>
    )
  if (!paying.data) return null
  return (
    <Banner tone="done" isAlert>
      {paying.data.message}
    </Banner>
  )
}

const labelOf = ({ funding_number, company_name, customer_name }: PayableInvoice): string =>
  `${funding_number}, ${company_name} pays ${customer_name}`

function helpOf({ invoice_amount, buyer_paid, currency }: PayableInvoice): string {
  const whole = `Left empty: the whole invoice, ${formatAmount(invoice_amount, currency)}.`
  return buyer_paid > 0 ? `${whole} ${formatAmount(buyer_paid, currency)} are paid already.` : whole
}
