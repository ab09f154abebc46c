import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'
import { CargoDangerousEntry } from './cargo-dangerous-entry.tsx'
import { emptyEntry } from './cargo-dangerous-of.ts'
import type { CargoForm } from './cargo-form.ts'

/** Dangerous goods are declared before the price: they decide where and at what price the cargo travels. */
export function CargoDangerous() {
  const { register, watch, control, getValues, formState } = useFormContext<CargoForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'dangerous_goods' })
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Dangerous goods"
        help="Also paints, perfumes, aerosols, lithium batteries, charcoal, cleaning agents and fuels. Section 14 of the safety data sheet has the UN number."
        error={formState.errors.dangerous?.message}
        {...register('dangerous', {
          onChange: () => getValues('dangerous_goods').length === 0 && append(emptyEntry),
        })}
      />
      {watch('dangerous') && (
        <>
          {fields.map(({ id }, index) => (
            <CargoDangerousEntry
              key={id}
              index={index}
              onRemove={fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
          {fields.length < 10 && (
            <Button size="sm" className="justify-self-start" onClick={() => append(emptyEntry)}>
              <Plus size={16} aria-hidden />
              Add a substance
            </Button>
          )}
          <TextInput
            label="Emergency contact"
            help="Name and telephone number, answered day and night"
            error={formState.errors.emergency_contact?.message}
            {...register('emergency_contact')}
          />
          <p className="empty:hidden">
            <OldFacts of="dangerousGoods" />
          </p>
        </>
      )}
    </div>
  )
}
