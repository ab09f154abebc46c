import type { MadeType } from '@tradelane/contract/trade-documents/forms'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { Figure, type FigureName } from './figure.tsx'
import { groupsOf } from './make-boxes.ts'
import type { MakeValues } from './make-values.ts'

/** The boxes of the paper, in its order. */
export function MakeFields({ type }: { type: MadeType }) {
  return groupsOf(type).map(({ title, boxes }) => (
    <fieldset key={title} className="grid items-start gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{title}</legend>
      {boxes.map((box) => (
        <MakeBox key={box.name} {...box} />
      ))}
    </fieldset>
  ))
}

type MakeBoxProps = ReturnType<typeof groupsOf>[number]['boxes'][number]

function MakeBox({ name, label, kind, unit, options = [] }: MakeBoxProps) {
  const { register, formState } = useFormContext<MakeValues>()
  if (kind === 'figure') return <Figure name={name as FigureName} label={label} {...(unit && { unit })} />
  const field = { label, error: formState.errors[name]?.message, ...register(name) }
  if (kind === 'area') return <TextArea {...field} />
  if (kind === 'day') return <DateInput {...field} />
  if (kind === 'choice') return <Select options={options} placeholder="None" {...field} />
  return <TextInput {...field} />
}
