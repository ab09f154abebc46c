import { useMutation } from '@tanstack/react-query'
import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/browser/use-address.ts'
import { showRefusedFields, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OldFacts } from '../../../ui/records/old-facts.tsx'
import { toast } from '../../../ui/toast.ts'
import { writeValues } from './address-values.ts'
import { EstimateFields } from './estimate-fields.tsx'
import { EstimateResult } from './estimate-result.tsx'
import {
  bodyOf,
  comparedWithout,
  type EstimateValues,
  estimateForm,
  hasWayToPort,
  type LandedCost,
  type LandedCostBody,
  leftOutBetween,
  otherBodyOf,
  wrongAmounts,
} from './estimate-values.ts'

type Estimated = { body: LandedCostBody; answer: LandedCost }
type EstimatesProps = {
  first: EstimateValues
  /** Of the trade whose goods they are. */
  departure?: string | undefined
  hasSeveralKinds?: boolean
}

/** The form, and below it what was estimated with it. */
export function Estimates({ first, departure, hasSeveralKinds }: EstimatesProps) {
  const [, change] = useAddress()
  const form = useContractForm(estimateForm, first)
  const [estimates, setEstimates] = useState<readonly Estimated[]>([])
  const estimating = useMutation({
    mutationFn: (bodies: readonly LandedCostBody[]) =>
      Promise.all(bodies.map(async (body) => ({ body, answer: await api(landedCost.estimate, { body }) }))),
  })
  const submit = form.handleSubmit(async (typed) => {
    // What was typed in a field that the terms have hidden since.
    const values = hasWayToPort(typed) ? typed : { ...typed, to_port: '' }
    const wrong = wrongAmounts(values)
    wrong.forEach((name, index) => {
      const message = `Enter a valid amount of ${values.currency}`
      form.setError(name, { message }, { shouldFocus: index === 0 })
    })
    if (wrong.length > 0) return
    try {
      const other = otherBodyOf(values)
      change((next) => writeValues(next, values), { replace: true })
      setEstimates(await estimating.mutateAsync([bodyOf(values), ...(other ? [other] : [])]))
    } catch (error) {
      if (!showRefusedFields(form, error)) toast.error(messageOf(error))
    }
  })
  return (
    <>
      <PageHeader
        title="Landed cost"
        lead="What goods cost at their destination, with duty and tax. An estimate, not binding: fees of carriers and agents are not in it."
        actions={
          <Link to="/incoterms" className="text-link print:hidden">
            Incoterms
          </Link>
        }
      />
      {hasSeveralKinds && (
        <div className="mb-4">
          <Banner tone="info">This trade has several kinds of goods: estimate each by itself.</Banner>
        </div>
      )}
      <form noValidate onSubmit={submit} className="print:hidden">
        <EstimateFields form={form} isBusy={estimating.isPending} departure={departure} />
      </form>
      <Answers estimates={estimates} />
    </>
  )
}

/** What only one of the prices contains was left out. */
function LeftOut({ bodies: [one, other] }: { bodies: readonly LandedCostBody[] }) {
  const left = one && other ? leftOutBetween(one, other) : []
  if (!one || !other || left.length === 0) return null
  return (
    <div className="lg:col-span-2">
      <Banner tone="lost" title="NOT TO BE COMPARED">
        {comparedWithout(one, other, left)}
      </Banner>
    </div>
  )
}

const Answers = ({ estimates }: { estimates: readonly Estimated[] }) => (
  <>
    <div
      className={classNames('mt-4 grid items-start gap-4', estimates.length > 1 && 'lg:grid-cols-2')}
      aria-live="polite"
    >
      {estimates.length > 1 && estimates.some(({ answer }) => answer.lacks_duty) && (
        <div className="lg:col-span-2">
          <Banner tone="lost" title="NOT TO BE COMPARED">
            Duty and tax are missing in one of the two sums.
          </Banner>
        </div>
      )}
      <LeftOut bodies={estimates.map(({ body }) => body)} />
      {estimates.map(({ body, answer }) => (
        <EstimateResult key={`${body.incoterm} ${body.destination}`} body={body} answer={answer} />
      ))}
    </div>
    {estimates.length > 0 && (
      <div className="mt-4 grid justify-items-start gap-4">
        <div className="empty:hidden">
          <OldFacts of="landedCost" />
        </div>
        <Button onClick={() => window.print()} className="print:hidden">
          <Printer size={16} aria-hidden />
          Print
        </Button>
      </div>
    )}
  </>
)
