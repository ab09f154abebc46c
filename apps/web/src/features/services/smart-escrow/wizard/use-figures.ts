import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { Currency } from '@tradelane/money'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { toast } from '../../../../ui/toast.ts'
import { type DetailValues, figuresFrom, type TypedSide } from './details-values.ts'
import { isSavedAmount } from './kept-rate.ts'

type Figures = {
  currency: Currency
  basisPoints: number
  /** A draft keeps its fee while its amount stays. */
  saved: WireSmartEscrow | undefined
  onType: (side: TypedSide) => void
}

/** What fills in the other amount and the fee. Where the rate changes while the form is open, the person sees the new fee before it is saved. */
export function useFigures({ currency, basisPoints, saved, onType }: Figures) {
  const { getValues, setValue } = useFormContext<DetailValues>()
  const last = useRef({ side: 'sent' as TypedSide, basisPoints })
  const fillIn = (text: string, side: TypedSide) => {
    const figures = figuresFrom(text, side, currency, basisPoints)
    last.current = { side, basisPoints }
    for (const name of ['amount_sent', 'amount_received', 'fees'] as const)
      setValue(name, figures[name], { shouldDirty: true })
  }
  useEffect(() => {
    const { side, basisPoints: before } = last.current
    if (before === basisPoints || isSavedAmount(getValues(), saved, currency)) return
    const text = getValues(`amount_${side}`)
    fillIn(text, side)
    if (text !== '') toast.warning('Our fee on escrows has changed. Check the amounts, then go on.')
  })
  return (text: string, side: TypedSide) => {
    onType(side)
    fillIn(text, side)
  }
}
