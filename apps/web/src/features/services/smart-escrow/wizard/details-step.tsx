import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { type FormEvent, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useLiveFaults } from '../../../../lib/forms/use-live-faults.ts'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { escrowQuery, suggestedTermsQuery } from '../parts/escrow-queries.ts'
import {
  bodyOf,
  costOf,
  type DetailValues,
  detailFaults,
  type EscrowAccount,
  fieldOfAmount,
  type Suggested,
  suggestedValues,
  type TypedSide,
  valuesOf,
} from './details-values.ts'
import { EscrowWizard } from './escrow-wizard.tsx'
import { SimpleFields } from './simple-fields.tsx'
import { TradeFields } from './trade-fields.tsx'
import { useEscrowAddress } from './use-escrow-address.ts'
import { useSaveEscrow } from './use-save-escrow.ts'

/** /smart-escrow/details: the simple form, or the trade-finance form. */
export function DetailsStep() {
  const { smart_escrow_id: id } = useEscrowAddress()
  return id === '' ? <Details escrow={undefined} /> : <SavedDetails id={id} />
}

function SavedDetails({ id }: { id: string }) {
  const { data } = useSuspenseQuery(escrowQuery(id))
  const { smart_escrow: escrow } = data
  if (escrow.status !== 'draft') return <Navigate to={`/smart-escrow/escrows/${id}`} replace />
  return <Details escrow={escrow} />
}

function Details({ escrow }: { escrow: WireSmartEscrow | undefined }) {
  const { isFull, beneficiaryId, beneficiaryAccountId, addressOf } = useEscrowAddress()
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const account = partners
    .find((one) => one.beneficiary_id === beneficiaryId)
    ?.account_details.find((one) => one.beneficiary_account_id === beneficiaryAccountId)
  if (!account) return <Navigate to={addressOf('sender-beneficiary')} replace />
  const payee = { beneficiary_id: beneficiaryId, beneficiary_account_id: beneficiaryAccountId }
  const { currency } = account
  const props = { escrow, payee: { ...payee, currency, isFull }, account }
  return isFull && !escrow ? <SuggestedForm {...props} /> : <DetailsForm key={String(isFull)} {...props} />
}

/** Once the trade has said what it knows; without an answer the fields are empty. */
function SuggestedForm(props: DetailsFormProps) {
  const { data, isPending } = useQuery(suggestedTermsQuery)
  if (isPending)
    return (
      <EscrowWizard step="details">
        <Skeleton className="h-150" />
      </EscrowWizard>
    )
  return <DetailsForm {...props} suggested={data} />
}

type DetailsFormProps = {
  escrow: WireSmartEscrow | undefined
  payee: Parameters<typeof bodyOf>[1]
  account: EscrowAccount
  /** For a new escrow by the trade-finance form. */
  suggested?: Suggested | undefined
}

function DetailsForm({ escrow, payee, account, suggested }: DetailsFormProps) {
  const address = useEscrowAddress()
  const form = useForm<DetailValues>({
    defaultValues: suggested ? suggestedValues(suggested, payee.currency) : valuesOf(escrow),
  })
  const typed = useRef<TypedSide>('sent')
  const { isValid, ref } = useLiveFaults(form, () => detailFaults(form.getValues(), payee, typed.current))
  const saving = useSaveEscrow()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid()) return
    const body = bodyOf(form.getValues(), payee)
    const fieldOf = (path: string) => fieldOfAmount(path, typed.current)
    saving.save({ body, id: address.smart_escrow_id, form, fieldOf }, (smart_escrow_id) => {
      form.reset(form.getValues())
      address.go('conditions', { smart_escrow_id })
    })
  }
  return (
    <EscrowWizard step="details">
      <FormProvider {...form}>
        <form ref={ref} onSubmit={save} noValidate>
          <div className="grid gap-5">
            {payee.isFull ? (
              <TradeFields account={account} bookingNumber={suggested?.booking_number ?? null} />
            ) : (
              <SimpleFields account={account} onType={(side) => (typed.current = side)} />
            )}
            <MissingMoney
              cost={{ amount: costOf(form.watch(), payee), currency: payee.currency }}
              what="escrow"
            />
          </div>
          <WizardActions
            back={<Button onClick={() => address.go('sender-beneficiary')}>Back</Button>}
            next={
              <Button type="submit" tone="main" isBusy={saving.isPending} busyText="Saving…">
                Next
              </Button>
            }
          />
        </form>
      </FormProvider>
      <LeaveGuard isDirty={form.formState.isDirty && !saving.isPending && !saving.isSuccess} />
    </EscrowWizard>
  )
}
