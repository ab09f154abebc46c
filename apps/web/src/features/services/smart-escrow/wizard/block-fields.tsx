import { asksForOriginal } from '@tradelane/contract/smart-escrow/kind-of-title'
import { escrowApprovers, mostItems } from '@tradelane/contract/smart-escrow/options'
import { Plus, Trash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { sampleHelp, sampleLabel } from '../parts/sample-words.ts'
import { type BlocksValues, emptyCondition, emptyDocument } from './blocks-values.ts'
import { optionsOf } from './payment-fields.tsx'
import { ReleasedBy } from './released-by.tsx'

type BlockFieldsProps = { index: number; onRemove?: () => void }

/** One partial payment. The first document and the first condition stay: they have only a button to add more. */
export function BlockFields({ index, onRemove }: BlockFieldsProps) {
  const { register, control, formState } = useFormContext<BlocksValues>()
  const errors = formState.errors.blocks?.[index]
  const documents = useFieldArray({ control, name: `blocks.${index}.documents` })
  const conditions = useFieldArray({ control, name: `blocks.${index}.conditions` })
  return (
    <fieldset className="grid gap-5 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">Partial payment {index + 1}</legend>
      <TextInput
        label="Percent of money"
        inputMode="numeric"
        error={errors?.percent?.message}
        {...register(`blocks.${index}.percent`)}
      />
      {documents.fields.map((field, place) => (
        <Item
          key={field.id}
          title={`Document ${place + 1}`}
          onAdd={documents.fields.length < mostItems ? () => documents.append(emptyDocument) : undefined}
          onRemove={place > 0 ? () => documents.remove(place) : undefined}
          isLast={place === documents.fields.length - 1}
        >
          <DocumentFields block={index} place={place} />
        </Item>
      ))}
      {documents.fields.length === 0 && <Add kind="document" onAdd={() => documents.append(emptyDocument)} />}
      {conditions.fields.map((field, place) => (
        <Item
          key={field.id}
          title={`Condition ${place + 1}`}
          onAdd={conditions.fields.length < mostItems ? () => conditions.append(emptyCondition) : undefined}
          onRemove={place > 0 ? () => conditions.remove(place) : undefined}
          isLast={place === conditions.fields.length - 1}
        >
          <ConditionFields block={index} place={place} />
        </Item>
      ))}
      {conditions.fields.length === 0 && (
        <Add kind="condition" onAdd={() => conditions.append(emptyCondition)} />
      )}
      {onRemove && (
        <div>
          <Button size="sm" onClick={onRemove}>
            <Trash size={14} aria-hidden />
            Remove partial payment {index + 1}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ItemProps = {
  title: string
  onAdd: (() => void) | undefined
  onRemove: (() => void) | undefined
  isLast: boolean
  children: ReactNode
}

function Item({ title, onAdd, onRemove, isLast, children }: ItemProps) {
  const kind = title.startsWith('Document') ? 'document' : 'condition'
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{title}</legend>
      {children}
      <div className="flex flex-wrap gap-2">
        {isLast && onAdd && <Add kind={kind} onAdd={onAdd} />}
        {onRemove && (
          <Button size="sm" tone="quiet" onClick={onRemove}>
            <Trash size={14} aria-hidden />
            Remove {title.toLowerCase()}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const Add = ({ kind, onAdd }: { kind: string; onAdd: () => void }) => (
  <div>
    <Button size="sm" tone="quiet" onClick={onAdd}>
      <Plus size={14} aria-hidden />
      Add {kind}
    </Button>
  </div>
)

const upload = uploadTo('smart_escrow')

type Place = { block: number; place: number }

function DocumentFields({ block, place }: Place) {
  const { register, control, formState, watch } = useFormContext<BlocksValues>()
  const [viewed, setViewed] = useState<string>()
  const errors = formState.errors.blocks?.[block]?.documents?.[place]
  const name = `blocks.${block}.documents.${place}` as const
  return (
    <>
      <TextInput
        label="Approval document"
        help={
          asksForOriginal(watch(`${name}.title`))
            ? 'The original is asked for. A scan of the paper is examined as a copy.'
            : 'What the seller must present, such as a bill of lading. Write “original” or “full set” where a copy is not enough, and “electronic” where an electronic one will do.'
        }
        error={errors?.title?.message}
        {...register(`${name}.title`)}
      />
      {!watch(`${name}.follows`) && (
        <Controller
          control={control}
          name={`${name}.file`}
          render={({ field }) => (
            <FileField
              label={sampleLabel}
              help={sampleHelp}
              value={field.value}
              onChange={field.onChange}
              upload={upload}
              onView={setViewed}
              error={errors?.file?.message}
              ref={field.ref}
            />
          )}
        />
      )}
      <Checkbox
        label="Give the sample later"
        help="On the escrow’s page, before or after the approval. The seller can present the document without it."
        {...register(`${name}.follows`)}
      />
      <DocumentDialog url={viewed} title="Document" onClose={() => setViewed(undefined)} />
      <Select
        label="Document approved by"
        options={optionsOf(escrowApprovers)}
        {...register(`${name}.approver`)}
      />
    </>
  )
}

function ConditionFields({ block, place }: Place) {
  const { register, formState, watch } = useFormContext<BlocksValues>()
  const errors = formState.errors.blocks?.[block]?.conditions?.[place]
  const name = `blocks.${block}.conditions.${place}` as const
  return (
    <>
      <TextInput label="Condition" error={errors?.title?.message} {...register(`${name}.title`)} />
      <ReleasedBy error={errors?.released?.message} {...register(`${name}.released`)} />
      {watch(`${name}.released`) === '' && (
        <Select
          label="Condition approved by"
          placeholder="Select who approves"
          options={optionsOf(escrowApprovers)}
          error={errors?.approver?.message}
          {...register(`${name}.approver`)}
        />
      )}
    </>
  )
}
