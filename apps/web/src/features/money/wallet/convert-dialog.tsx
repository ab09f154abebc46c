import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { HeldRate } from './held-rate.tsx'
import { type KnownQuote, type StartOfConversion, useConversion } from './use-conversion.ts'
import { useConvert } from './wallet-queries.ts'

type ConvertDialogProps = {
  start?: StartOfConversion
  /** A quote to begin with, instead of an empty amount. */
  quoted?: KnownQuote | undefined
  onClose: () => void
}

export function ConvertDialog({ start = {}, quoted, onClose }: ConvertDialogProps) {
  const conversion = useConversion(start, quoted)
  const converting = useConvert()
  const [refused, setRefused] = useState<string>()
  const { entered, quote, isExpired, isTooMuch } = conversion

  const convert = () => {
    if (!quote) return
    converting.mutate(
      { quote_id: quote.quote_id },
      {
        onSuccess: ({ message }) => {
          toast.success(message)
          onClose()
        },
        onError: (error) => setRefused(messageOf(error)),
      },
    )
  }
  const change: Conversion['change'] = (part) => {
    setRefused(undefined)
    conversion.change(part)
  }

  return (
    <FormDialog
      title="Convert"
      lead="Between your own accounts, at a rate that is locked while you decide."
      onClose={onClose}
      onSubmit={convert}
      submitText={quote ? `Convert ${formatAmount(quote.amount_sent, entered.from)}` : 'Convert'}
      busyText="Converting…"
      isBusy={converting.isPending}
      isReady={quote !== undefined && !isExpired && !isTooMuch && !conversion.isAsking}
    >
      <div className="grid gap-2">
        <Sides conversion={conversion} change={change} />
        <HeldRate conversion={conversion} refused={refused} onAskAgain={() => setRefused(undefined)} />
      </div>
    </FormDialog>
  )
}

type Conversion = ReturnType<typeof useConversion>

function Sides({ conversion, change }: { conversion: Conversion; change: Conversion['change'] }) {
  const { entered, open, available, error, isTooMuch } = conversion
  const { from, to, side } = entered
  const fieldError = error instanceof ApiError ? error.fields.amount : undefined
  return (
    <>
      <MoneyField
        label="You convert"
        value={conversion.source}
        onChange={(amount) => change({ side: 'source', amount })}
        currency={from}
        currencies={open}
        onCurrencyChange={(currency) => change({ from: currency })}
        isBig
        error={
          isTooMuch
            ? 'There is not enough money in this account.'
            : side === 'source'
              ? fieldError
              : undefined
        }
      />
      <p className="-mt-1 text-xs text-ink-2">
        You have {formatAmount(available, from)}.{' '}
        {available > 0 && (
          <button
            type="button"
            className="text-link"
            onClick={() => change({ side: 'source', amount: String(available) })}
          >
            Convert all
          </button>
        )}
      </p>
      <IconButton
        label="Swap currencies"
        icon={ArrowDownUp}
        className="justify-self-center"
        onClick={() => change({ from: to, to: from, side: 'source', amount: conversion.source })}
      />
      <MoneyField
        label="You receive"
        value={conversion.target}
        onChange={(amount) => change({ side: 'target', amount })}
        currency={to}
        currencies={open}
        onCurrencyChange={(currency) => change({ to: currency })}
        isBig
        error={side === 'target' ? fieldError : undefined}
      />
    </>
  )
}
