import type { WireSimplePayment } from '@tradelane/contract/simple-payment'
import { useEffect, useState } from 'react'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { toast } from '../../ui/toast.ts'
import { beneficiaryStep, detailsStep, emptyPayment, paymentForm, steps, valuesOf } from './payment-form.ts'
import { type DraftBody, type Quote, useSaveDraft } from './queries.ts'
import { isIntroSkipped } from './skip-intro.ts'
import { type Entered, usePrice } from './use-price.ts'
import { dropFromTab, findInTab, keepInTab } from './wizard-memory.ts'

type Options = {
  /** The draft that is continued; a new payment without it. */
  saved: WireSimplePayment | undefined
  /** Told the id that a new payment was saved under. */
  onSaved: (simplePaymentId: string) => void
  /** Business info not completed: no payment is started. */
  mayStart: boolean
}

/** The wizard's form, where it stands, its price, and moving and saving. */
export function usePaymentWizard({ saved, onSaved, mayStart }: Options) {
  const [start] = useState(() => startOf(saved, mayStart))
  const form = useContractForm(paymentForm, start.values)
  const [step, setStep] = useState(start.step)
  const [id, setId] = useState(saved?.simple_payment_id)
  const [isApproving, setIsApproving] = useState(false)
  const [side, setSide] = useState<Entered['side']>('source')
  const [isDirty, setIsDirty] = useState(start.isDirty)
  const values = form.watch()
  const entered: Entered = {
    from: values.amount_sent_currency,
    to: values.amount_received_currency,
    side,
    amount: side === 'source' ? values.amount_sent : values.amount_received,
  }
  const price = usePrice(entered, { isPaused: isApproving })
  const saving = useSaveDraft()

  useEffect(() => {
    if (isDirty) keepInTab({ id, step, values })
  })
  useFollowedErrors(form, () => setIsDirty(true))
  useQuotedAmounts(form, price.quote)

  const enter = ({ side: nextSide = side, amount, from, to }: Partial<Entered>) => {
    setSide(nextSide)
    setIsDirty(true)
    const field = nextSide === 'source' ? 'amount_sent' : 'amount_received'
    if (amount !== undefined) form.setValue(field, amount)
    if (from) form.setValue('amount_sent_currency', from)
    if (to) form.setValue('amount_received_currency', to)
    form.clearErrors(['amount_sent', 'amount_received'])
  }

  /** Whether a step's own fields are in order; the details also want their price. */
  const isStepRight = async (index: number) => {
    const fields = steps[index]?.fields ?? []
    const isRight = fields.length === 0 || (await form.trigger(fields, { shouldFocus: true }))
    return isRight && (index !== detailsStep || price.quote !== undefined)
  }
  const goTo = async (next: number): Promise<boolean> => {
    if (next <= step) form.clearErrors()
    for (let passed = step; passed < next; passed++) {
      if (await isStepRight(passed)) continue
      setStep(passed)
      return false
    }
    setStep(next)
    return true
  }

  const save = async (atStep = step, quote: Quote | undefined = price.quote): Promise<string> => {
    const simplePaymentId = await saving.mutateAsync(
      draftOf({ id, step: atStep, values: form.getValues(), quote }),
    )
    dropFromTab()
    setIsDirty(false)
    if (simplePaymentId !== id) {
      setId(simplePaymentId)
      onSaved(simplePaymentId)
    }
    return simplePaymentId
  }
  const saveAsDraft = () =>
    save().then(
      () => toast.success('Successfully save as draft'),
      () => toast.error('Something went wrong! please try again'),
    )
  const saveAndGoOn = async () => {
    if (!(await isStepRight(step))) return
    await save(step + 1).then(
      () => setStep(step + 1),
      () => toast.error('Something went wrong! please try again'),
    )
  }
  return {
    ...{ form, values, step, goTo, isStepRight, entered, enter, price, id },
    ...{ save, saveAsDraft, saveAndGoOn, isSaving: saving.isPending, isDirty, isApproving, setIsApproving },
  }
}

/** Where it goes on: what this tab still has, else what was saved, else the beginning. */
function startOf(saved: WireSimplePayment | undefined, mayStart: boolean) {
  const kept = findInTab(saved?.simple_payment_id)
  if (kept) return { ...kept, isDirty: true }
  if (saved) return { step: indexOf(saved.step), values: valuesOf(saved), isDirty: false }
  return { step: mayStart && isIntroSkipped() ? beneficiaryStep : 0, values: emptyPayment, isDirty: false }
}

/** Steps count from 1 where they are stored. */
const indexOf = (stored: number): number => Math.min(Math.max(stored - 1, 0), steps.length - 1)

type Form = ReturnType<typeof usePaymentWizard>['form']

/** Nothing is judged while it is first typed; what was found wrong is judged again as it is corrected. */
function useFollowedErrors(form: Form, onChange: () => void): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return
          onChange()
          if (form.getFieldState(name as keyof typeof emptyPayment).error)
            void form.trigger(name as keyof typeof emptyPayment)
        },
      }),
    [form],
  )
}

/** What is saved and approved are the quote's own amounts, to the last digit. */
function useQuotedAmounts(form: Form, quote: Quote | undefined): void {
  useEffect(() => {
    if (!quote) return
    form.setValue('amount_sent', String(quote.amount_sent))
    form.setValue('amount_received', String(quote.amount_received))
  }, [form, quote])
}

type Draft = {
  id: string | undefined
  step: number
  values: typeof emptyPayment
  quote: Quote | undefined
}

function draftOf({ id, step, values, quote }: Draft): DraftBody {
  const amount = (text: string) => (Number(text) > 0 ? Number(text) : null)
  const body = {
    ...values,
    save_as_draft: 1,
    step: step + 1,
    contract_id: '12345',
    amount_sent: quote?.amount_sent ?? amount(values.amount_sent),
    amount_received: quote?.amount_received ?? amount(values.amount_received),
    fees: quote?.fees ?? null,
    quote_id: quote?.quote_id ?? null,
    ...(id && { simple_payment_id: id }),
  }
  // The form offers only what the contract knows.
  return body as DraftBody
}
