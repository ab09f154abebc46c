import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { formPath } from './cargo-dangerous-of.ts'
import { type CargoForm, type CargoFormState, emptyCargo } from './cargo-form.ts'
import { findCargo, keepCargo } from './cargo-memory.ts'
import { cargoForm } from './cargo-rules.ts'
import { type CargoState, cargoSearchOf, type QuotesState } from './cargo-search-of.ts'
import { useAskedCargo } from './use-asked-cargo.ts'
import { useUsualRoute } from './use-usual-route.ts'

/** The cargo as stored in this browser, so that it survives a reload and the way back from the quotes. */
export function useCargoForm(): { form: CargoFormState; submit: () => void } {
  const form: CargoFormState = useContractForm(cargoForm, findCargo(), { shouldFocusError: false })
  const navigate = useNavigate()
  useFormDraft(form, { name: 'cargo', owner: '', saved: emptyCargo })
  useFirstFault(form)
  useRefusedFields(form)
  useUsualRoute(form)
  useAskedCargo(form)
  const submit = form.handleSubmit((cargo) => {
    keepCargo(cargo)
    const state: QuotesState = { search: cargoSearchOf(cargo) }
    void navigate('/logistics/quotes', { state })
  })
  return { form, submit: () => void submit() }
}

/** The first faulty field of the page gets the focus, once its message is there: also one of a substance, which the page adds later than others. */
function useFirstFault({ formState: { submitCount } }: CargoFormState): void {
  useEffect(() => {
    if (submitCount > 0)
      document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid] input')?.focus()
  }, [submitCount])
}

/** What the search was refused for, beside the fields that it was asked with. */
function useRefusedFields(form: CargoFormState): void {
  const { state } = useLocation() as { state: Partial<CargoState> | null }
  useEffect(() => {
    const cargo = form.getValues()
    const faulty = Object.entries(state?.refused ?? {}).flatMap(([name, message]) => {
      if (form.getValues(formPath(name) as keyof CargoForm) === undefined) return []
      // The volume is calculated from the pieces if they were entered.
      const field =
        name === 'volume' && cargo.measured === 'pieces' ? 'packages' : (formPath(name) as keyof CargoForm)
      form.setError(field, { type: 'server', message })
      return [field]
    })
    // After the arrival on the page, which puts the focus at its beginning.
    const [first] = faulty
    if (first) queueMicrotask(() => form.setFocus(first))
  }, [form, state])
}
