import { findDraft, keepDraft } from '../../../lib/drafts/drafts.ts'
import { type CargoForm, cargoFields, emptyCargo } from './cargo-form.ts'

export const keepCargo = (form: CargoForm): void => keepDraft('cargo', '', form)

/** The stored form, complete or not; an empty form if none is stored or an older version stored it differently. */
export function findCargo(): CargoForm {
  return (
    cargoFields.safeParse({ ...emptyCargo, ...findDraft<Partial<CargoForm>>('cargo', '') }).data ?? emptyCargo
  )
}
