import type { Currency } from '@tradelane/money'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { type DetailValues, figuresFrom, type TypedSide } from './details-values.ts'

/** What fills in the other amount and the fee. Where the rate changes while the form is open, the person sees the new fee before it is saved. */
export function useFigures(currency: Currency, basisPoints: number, onType: (side: TypedSide) => void) {
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
    if (before !== basisPoints) fillIn(getValues(`amount_${side}`), side)
  })
  return (text: string, side: TypedSide) => {
    onType(side)
    fillIn(text, side)
  }
}
