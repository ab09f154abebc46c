import { keepDraft } from '../../../../lib/drafts/drafts.ts'
import { findFormDraft } from '../../../../lib/wizard/use-form-draft.ts'
import { type CargoForm, cargoFields, emptyCargo } from './cargo-form.ts'

export const keepCargo = (form: CargoForm): void => keepDraft('cargo', '', { values: form })

/** The stored form, complete or not; an empty form if none is stored or an older version stored it differently. */
export function findCargo(): CargoForm {
  const draft = findFormDraft<CargoForm>('cargo', '')
  return cargoFields.safeParse({ ...emptyCargo, ...draft?.values }).data ?? emptyCargo
}
