import { type DocumentKind, documentKinds } from '@tradelane/contract/smart-escrow/document-kinds'
import { escrowCurrencies } from '@tradelane/contract/smart-escrow/options'
import type { Currency } from '@tradelane/money'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileChoice } from '../../../../ui/forms/file-choice.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextInput } from '../../../../ui/forms/text-input.tsx'
import { TransportFormFields } from '../../../../ui/forms/transport-form-fields.tsx'
import type { OpenedEscrow } from './seller-queries.ts'
import type { Faults, Stated } from './stated.ts'
import { usePresent } from './use-present.ts'

type PresentFormProps = {
  opened: OpenedEscrow
  item: string
  title: string
  currency: Currency
  onDone: () => void
  onCancel: () => void
  onEnded: () => void
}

/** One document: its file, and what it says. */
export function PresentForm({ opened, item, title, currency, onDone, onCancel, onEnded }: PresentFormProps) {
  const present = usePresent({ opened, item, title, currency, onDone, onEnded })
  const { stated, set, faults, sending } = present
  return (
    <form
      {...sending.focus}
      noValidate
      aria-label={`Present ${title}`}
      className="grid gap-4 rounded-md border border-line p-3 outline-none"
      onSubmit={(event) => {
        event.preventDefault()
        present.send()
      }}
    >
      <FileChoice
        label="Document"
        types={present.types}
        file={present.file}
        problem={faults.base64File}
        onFile={present.choose}
      />
      <Note text={present.note} />
      <Select
        label="Kind of document"
        placeholder="Choose the kind"
        options={Object.entries(documentKinds).map(([value, label]) => ({ value, label }))}
        value={stated.kind}
        onChange={({ target }) => set({ kind: target.value as DocumentKind })}
        error={faults.kind}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Document number"
          maxLength={60}
          value={stated.document_number}
          onChange={({ target }) => set({ document_number: target.value })}
          error={faults.document_number}
        />
        <DateInput
          label="Document date"
          value={stated.document_date}
          onChange={({ target }) => set({ document_date: target.value })}
          error={faults.document_date}
        />
      </div>
      <FieldsOfKind stated={stated} set={set} faults={faults} />
      {present.problem && (
        <Banner tone="lost" isAlert>
          {present.problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={sending.isSending} busyText="Presenting…">
          Present
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}

const Note = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="status" className="text-ink-2">
      {text}
    </p>
  )

type FieldsProps = { stated: Stated; set: (changed: Partial<Stated>) => void; faults: Faults }

/** What is asked for depends on the kind of document. */
function FieldsOfKind(props: FieldsProps) {
  const { kind } = props.stated
  if (kind === 'commercial_invoice' || kind === 'insurance_certificate') return <AmountField {...props} />
  return kind === 'transport_document' ? (
    <>
      <TransportFormFields value={props.stated} onChange={props.set} faults={props.faults} />
      <ShipmentFields {...props} />
    </>
  ) : null
}

function AmountField({ stated, set, faults }: FieldsProps) {
  return (
    <MoneyField
      label={stated.kind === 'insurance_certificate' ? 'Insured amount' : 'Amount'}
      value={stated.amount}
      onChange={(amount) => set({ amount })}
      currency={stated.currency}
      currencies={escrowCurrencies}
      onCurrencyChange={(currency) => set({ currency })}
      error={faults.amount ?? faults.currency}
    />
  )
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function ShipmentFields({ stated, set, faults }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label="Port of loading"
        maxLength={100}
        value={stated.port_of_loading}
        onChange={({ target }) => set({ port_of_loading: target.value })}
        error={faults.port_of_loading}
      />
      <TextInput
        label="Port of discharge"
        maxLength={100}
        value={stated.port_of_discharge}
        onChange={({ target }) => set({ port_of_discharge: target.value })}
        error={faults.port_of_discharge}
      />
      <DateInput
        label="Shipment date"
        value={stated.shipment_date}
        onChange={({ target }) => set({ shipment_date: target.value })}
        error={faults.shipment_date}
      />
      <Select
        label="Transhipment"
        placeholder="Choose yes or no"
        options={yesNo}
        value={stated.transhipment}
        onChange={({ target }) => set({ transhipment: target.value as Stated['transhipment'] })}
        error={faults.transhipment}
      />
      <Select
        label="Partial shipment"
        placeholder="Choose yes or no"
        options={yesNo}
        value={stated.partial_shipment}
        onChange={({ target }) => set({ partial_shipment: target.value as Stated['partial_shipment'] })}
        error={faults.partial_shipment}
      />
    </div>
  )
}
