import { useNavigate, useSearchParams } from 'react-router'
import { stepNamed, steps } from './payment-steps.ts'

type Place = { simplePaymentId?: string; step?: number }

/** Which payment the wizard works on, and at which step, as the address has it: a reload and Back find both. */
export function usePaymentAddress() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const go = ({ simplePaymentId, step }: Place, { replace = false } = {}) => {
    // The window's own address: of two changes in one go the second must not undo the first.
    const next = new URLSearchParams(window.location.search)
    if (simplePaymentId !== undefined) next.set('simple_payment_id', simplePaymentId)
    const name = step === undefined ? undefined : steps[step]?.name
    if (name !== undefined) next.set('step', name)
    void navigate({ search: next.toString() }, { replace, preventScrollReset: true })
  }
  return {
    simplePaymentId: address.get('simple_payment_id') ?? undefined,
    step: stepNamed(address.get('step') ?? undefined),
    go,
  }
}
