import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { type FormEvent, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Navigate } from 'react-router'
import { useLiveFaults } from '../../../../lib/forms/use-live-faults.ts'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { useBasisPoints } from '../../../../lib/queries/prices.ts'
import { Button } from '../../../../ui/button.tsx'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { FromRequest } from '../../../../ui/records/from-request.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WizardActions } from '../../../../ui/wizard/wizard.tsx'
import { type EscrowPageData, escrowQuery, suggestedTermsQuery } from '../parts/escrow-queries.ts'
import { askedValues } from './asked-values.ts'
import {
  bodyOf,
  costOf,
  type DetailValues,
  detailFaults,
  draftValues,
  type EscrowAccount,
  fieldOfAmount,
  type Suggested,
  suggestedValues,
  type TypedSide,
  valuesOf,
} from './details-values.ts'
import { EscrowWizard } from './escrow-wizard.tsx'
import { judgedBy } from './kept-rate.ts'
import { SimpleFields } from './simple-fields.tsx'
import { TradeFields } from './trade-fields.tsx'
import { useEscrowAddress } from './use-escrow-address.ts'
import { useSaveEscrow } from './use-save-escrow.ts'

/** /smart-escrow/details: the simple form, or the trade-finance form. */
export function DetailsStep() {
  const { smart_escrow_id: id } = useEscrowAddress()
  return id === '' ? <Details page={undefined} /> : <SavedDetails id={id} />
}

function SavedDetails({ id }: { id: string }) {
  const { data: page } = useSuspenseQuery(escrowQuery(id))
  if (page.smart_escrow.status !== 'draft') return <Navigate to={`/smart-escrow/escrows/${id}`} replace />
  return <Details page={page} />
}

function Details({ page }: { page: EscrowPageData | undefined }) {
  const { isFull, beneficiaryId, beneficiaryAccountId, addressOf } = useEscrowAddress()
  const basisPoints = useBasisPoints('smart_escrow')
  const { data: partners } = useSuspenseQuery(partnersQuery())
  const account = partners
    .find((one) => one.beneficiary_id === beneficiaryId)
    ?.account_details.find((one) => one.beneficiary_account_id === beneficiaryAccountId)
  if (!account) return <Navigate to={addressOf('sender-beneficiary')} replace />
  const payee = { beneficiary_id: beneficiaryId, beneficiary_account_id: beneficiaryAccountId }
  const { currency } = account
  const props = { page, payee: { ...payee, currency, isFull, basisPoints }, account }
  if (page) return <DetailsForm key={String(isFull)} {...props} />
  return (
    <FromRequest>
      {(request) =>
        isFull ? (
          <SuggestedForm {...props} request={request} />
        ) : (
          <DetailsForm key="false" {...props} request={request} />
        )
      }
    </FromRequest>
  )
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
  page: EscrowPageData | undefined
  payee: Parameters<typeof bodyOf>[1]
  account: EscrowAccount
  /** For a new escrow by the trade-finance form. */
  suggested?: Suggested | undefined
  /** What was asked for, for a new escrow. */
  request?: WireQuoteRequest | undefined
}

/** The saved draft; of a new escrow what the trade and its request know. */
function startOf({ page, payee, suggested, request }: Omit<DetailsFormProps, 'account'>): DetailValues {
  const saved = page ? draftValues(page) : valuesOf(undefined)
  return {
    ...(suggested ? suggestedValues(suggested, payee.currency) : saved),
    ...(request && askedValues(request, payee)),
  }
}

function DetailsForm({ page, payee, account, suggested, request }: DetailsFormProps) {
  const address = useEscrowAddress()
  const form = useForm<DetailValues>({ defaultValues: startOf({ page, payee, suggested, request }) })
  const typed = useRef<TypedSide>('sent')
  const priced = (values: DetailValues) => ({ ...payee, basisPoints: judgedBy(values, page, payee) })
  const faultsOf = (values: DetailValues) => detailFaults(values, priced(values), typed.current)
  const { isValid, ref } = useLiveFaults(form, () => faultsOf(form.getValues()))
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
  const values = form.watch()
  const shown = priced(values)
  return (
    <EscrowWizard step="details">
      <FormProvider {...form}>
        <form ref={ref} onSubmit={save} noValidate>
          <div className="grid gap-5">
            {payee.isFull ? (
              <TradeFields
                account={account}
                bookingNumber={suggested?.booking_number ?? null}
                judgedBy={shown.basisPoints}
              />
            ) : (
              <SimpleFields
                account={account}
                page={page}
                judgedBy={shown.basisPoints}
                onType={(side) => (typed.current = side)}
              />
            )}
            <MissingMoney cost={{ amount: costOf(values, shown), currency: payee.currency }} what="escrow" />
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
