import { escrowApprovers } from '@tradelane/contract/smart-escrow/options'
import type { Currency } from '@tradelane/money'
import { Plus, Trash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { sampleHelp, sampleLabel } from '../parts/sample-words.ts'
import { optionsOf } from '../wizard/payment-fields.tsx'
import {
  addedCondition,
  addedDocument,
  type BlockChange,
  type OpenBlock,
  removableItems,
} from './change-values.ts'

type ChangeBlockProps = {
  open: OpenBlock
  currency: Currency
  value: BlockChange
  set: (changed: Partial<BlockChange>) => void
  /** Of a field of the block. */
  faultOf: (field: string) => string | undefined
}

/** What a block pays, and what it needs. */
export function ChangeBlock(props: ChangeBlockProps) {
  const { open, currency, value, set, faultOf } = props
  const whole = faultOf('block_id')
  return (
    <Card title={`Block ${open.position}`}>
      <div className="grid gap-5">
        {whole && <FieldNote id={`block-${open.position}`} error={whole} />}
        <MoneyField
          label={`Amount of block ${open.position}`}
          value={value.amount}
          onChange={(amount) => set({ amount })}
          currency={currency}
          error={faultOf('amount')}
        />
        <Removals {...props} />
        <Documents {...props} />
        <Conditions {...props} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            tone="quiet"
            onClick={() => set({ documents: [...value.documents, addedDocument] })}
          >
            <Plus size={14} aria-hidden />
            Add document
          </Button>
          <Button
            size="sm"
            tone="quiet"
            onClick={() => set({ conditions: [...value.conditions, addedCondition] })}
          >
            <Plus size={14} aria-hidden />
            Add condition
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Removals({ open, value, set, faultOf }: ChangeBlockProps) {
  const items = removableItems(open)
  const error = faultOf('remove')
  if (items.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">Not needed any more</legend>
      {items.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={value.remove.includes(id)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            set({
              remove: target.checked ? [...value.remove, id] : value.remove.filter((other) => other !== id),
            })
          }
        />
      ))}
      {error && <FieldNote id={`remove-${open.position}`} error={error} />}
    </fieldset>
  )
}

const upload = uploadTo('smart_escrow')

function Documents({ value, set, faultOf }: ChangeBlockProps) {
  const [viewed, setViewed] = useState<string>()
  const change = (index: number, changed: Partial<BlockChange['documents'][number]>) =>
    set({
      documents: value.documents.map((item, place) => (place === index ? { ...item, ...changed } : item)),
    })
  return (
    <>
      {value.documents.map((item, index) => (
        <Added
          key={index}
          title={`New document ${index + 1}`}
          onRemove={() => set({ documents: value.documents.filter((_, place) => place !== index) })}
        >
          <TextInput
            label="Approval document"
            maxLength={100}
            value={item.title}
            onChange={({ target }) => change(index, { title: target.value })}
            error={faultOf(`add_documents.${index}.approval_of_document`)}
          />
          <FileField
            label={sampleLabel}
            help={sampleHelp}
            value={item.file}
            onChange={(file) => change(index, { file })}
            upload={upload}
            onView={setViewed}
            error={faultOf(`add_documents.${index}.doument_file`)}
          />
          <Select
            label="Document approved by"
            options={optionsOf(escrowApprovers)}
            value={item.approver}
            onChange={({ target }) => change(index, { approver: target.value })}
          />
        </Added>
      ))}
      <DocumentDialog url={viewed} title="Document" onClose={() => setViewed(undefined)} />
    </>
  )
}

function Conditions({ value, set, faultOf }: ChangeBlockProps) {
  const change = (index: number, changed: Partial<BlockChange['conditions'][number]>) =>
    set({
      conditions: value.conditions.map((item, place) => (place === index ? { ...item, ...changed } : item)),
    })
  return value.conditions.map((item, index) => (
    <Added
      key={index}
      title={`New condition ${index + 1}`}
      onRemove={() => set({ conditions: value.conditions.filter((_, place) => place !== index) })}
    >
      <TextInput
        label="Condition"
        maxLength={500}
        value={item.title}
        onChange={({ target }) => change(index, { title: target.value })}
        error={faultOf(`add_conditions.${index}.condition`)}
      />
      <Select
        label="Condition approved by"
        options={optionsOf(escrowApprovers)}
        value={item.approver}
        onChange={({ target }) => change(index, { approver: target.value })}
      />
    </Added>
  ))
}

type AddedProps = { title: string; onRemove: () => void; children: ReactNode }

const Added = ({ title, onRemove, children }: AddedProps) => (
  <fieldset className="grid gap-4 border-t border-line pt-4">
    <legend className="sr-only">{title}</legend>
    {children}
    <div>
      <Button size="sm" tone="quiet" onClick={onRemove}>
        <Trash size={14} aria-hidden />
        Remove {title.toLowerCase()}
      </Button>
    </div>
  </fieldset>
)
