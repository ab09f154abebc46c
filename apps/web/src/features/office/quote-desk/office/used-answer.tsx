import { Button } from '../../../../ui/button.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import type { RowOfForm } from './offer-values.ts'

/** That a row is made of a vendor's answer, which its vendor cannot change once the row is stored. */
export function UsedAnswer({ values, fault, onChange }: RowOfForm) {
  const { key, ask_id, vendor_name } = values
  if (!ask_id) return null
  return (
    <div className="grid gap-1 sm:col-span-2 lg:col-span-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-mist-2 px-3 py-2 text-sm wrap-anywhere">
        From the answer of {vendor_name}. Once this quote is stored, the vendor cannot change it.
        <Button tone="quiet" size="sm" onClick={() => onChange({ ask_id: '', answer_file: '' })}>
          Remove the answer
        </Button>
      </p>
      <FieldNote id={`${key}-answer`} error={fault('ask_id')} />
    </div>
  )
}
