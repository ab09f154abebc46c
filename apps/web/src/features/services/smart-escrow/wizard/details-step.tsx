import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { type FormEvent, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useLiveFaults } from '../../../../lib/forms/use-live-faults.ts'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { escrowQuery } from '../parts/escrow-queries.ts'
import {
  bodyOf,
  costOf,
  type DetailValues,
  detailFaults,
  type EscrowAccount,
  fieldOfAmount,
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
  return (
    <DetailsForm
      key={String(isFull)}
      escrow={escrow}
      payee={{ ...payee, currency, isFull }}
      account={account}
    />
  )
}

type DetailsFormProps = {
  escrow: WireSmartEscrow | undefined
  payee: Parameters<typeof bodyOf>[1]
  account: EscrowAccount
}

function DetailsForm({ escrow, payee, account }: DetailsFormProps) {
  const address = useEscrowAddress()
  const form = useForm<DetailValues>({ defaultValues: valuesOf(escrow) })
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
              <TradeFields account={account} />
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
