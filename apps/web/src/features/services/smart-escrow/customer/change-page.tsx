import { useSuspenseQuery } from '@tanstack/react-query'
import { mostInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { NumberField } from '../../../../ui/forms/number-field.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import { useFormFocus } from '../../../../ui/forms/use-form-focus.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { type EscrowPageData, escrowQuery, useSaveChange } from '../parts/escrow-queries.ts'
import { ChangeBlock } from './change-block.tsx'
import { ChangeTerms } from './change-terms.tsx'
import {
  type BlockChange,
  bodyOf,
  type ChangeValues,
  type Faults,
  openBlocks,
  preparedValues,
} from './change-values.ts'

/** /smart-escrow/escrows/:smart_escrow_id/change: what the buyer wants to change. The seller sees it once it is proposed. */
export function ChangeEscrowPage() {
  const { smart_escrow_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(escrowQuery(id))
  const [first] = useState(page)
  if (!page.may_amend) return <Navigate to={`/smart-escrow/escrows/${id}`} replace />
  // The page is asked for news while somebody types: what was agreed when the form was opened stays in it.
  return <ChangeForm page={first} />
}

function ChangeForm({ page: { smart_escrow: escrow, amendments } }: { page: EscrowPageData }) {
  const draft = amendments.find(({ state }) => state === 'draft')
  const address = `/smart-escrow/escrows/${escrow.smart_escrow_id}`
  const navigate = useNavigate()
  const [values, setValues] = useState(() => preparedValues(escrow, draft?.prepared ?? null))
  const [isTouched, setIsTouched] = useState(false)
  const saving = useSaveChange()
  const focus = useFormFocus(saving.error)
  const { fields: faults, message } = useRefusal(saving.error, byFieldOfTheCall(values))
  const set = (changed: Partial<ChangeValues>) => {
    setIsTouched(true)
    setValues((before) => ({ ...before, ...changed }))
  }
  return (
    <>
      <PageHeader
        title={`Change of smart escrow ${escrow.escrow_number}`}
        lead="The escrow goes on as it is until the seller agrees. What stays as it is changes nothing."
        back={{ to: address, label: 'Smart escrow' }}
      />
      <form
        {...focus}
        noValidate
        aria-label="Change"
        className="grid max-w-[640px] gap-6 outline-none"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(bodyOf(escrow, values), { onSuccess: () => void navigate(address) })
        }}
      >
        <Dates values={values} set={set} faults={faults} />
        {escrow.condition_based_payment === 1 && (
          <ChangeTerms
            terms={values.terms}
            set={(changed) => set({ terms: { ...values.terms, ...changed } })}
            faults={faults}
          />
        )}
        <Blocks page={escrow} values={values} set={set} faults={faults} />
        <Note values={values} set={set} faults={faults} />
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton to={address}>Back</LinkButton>
          <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
            Save and review
          </Button>
        </div>
      </form>
      <LeaveGuard isDirty={isTouched && !saving.isPending && !saving.isSuccess} />
    </>
  )
}

const byFieldOfTheCall = ({ expiry, days, terms, ...others }: ChangeValues) => ({
  ...{ expiry_date: expiry, inspection_days: days },
  ...others,
  ...terms,
})

type PartProps = { values: ChangeValues; set: (changed: Partial<ChangeValues>) => void; faults: Faults }

const Note = ({ values, set, faults }: PartProps) => (
  <Card title="Message">
    <TextArea
      label="Note to the seller"
      isOptional
      maxLength={1000}
      help="The seller reads it with the change."
      value={values.note}
      onChange={({ target }) => set({ note: target.value })}
      error={faults.note}
    />
  </Card>
)

const Dates = ({ values, set, faults }: PartProps) => (
  <Card title="Dates">
    <div className="grid gap-4 sm:grid-cols-2">
      <DateInput
        label="Expiry date"
        value={values.expiry}
        onChange={({ target }) => set({ expiry: target.value })}
        error={faults.expiry_date}
      />
      <NumberField
        label="Inspection days"
        unit="days"
        help={`1 to ${mostInspectionDays}`}
        value={values.days}
        onChange={(days) => set({ days })}
        error={faults.inspection_days}
      />
    </div>
  </Card>
)

function Blocks({ page, values, set, faults }: PartProps & { page: EscrowPageData['smart_escrow'] }) {
  const change = (index: number, changed: Partial<BlockChange>) =>
    set({ blocks: values.blocks.map((block, place) => (place === index ? { ...block, ...changed } : block)) })
  return openBlocks(page).map((open, index) => {
    const value = values.blocks[index]
    return (
      value && (
        <ChangeBlock
          key={open.id}
          open={open}
          currency={page.amount_sent_currency}
          value={value}
          set={(changed) => change(index, changed)}
          faultOf={(field) => faults[`blocks.${index}.${field}`]}
        />
      )
    )
  })
}
