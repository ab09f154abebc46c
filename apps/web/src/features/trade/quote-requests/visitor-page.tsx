import { type FormEvent, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Navigate, useNavigate } from 'react-router'
import {
  findVisitorRequest,
  keepVisitorRequest,
  requestOfVisitor,
} from '../../../lib/drafts/visitor-request.ts'
import { hasSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { GoodsFields } from './goods-fields.tsx'
import { useRequestForm } from './request-form.ts'
import { emptyRequest, isUnsaid, type RequestValues } from './request-values.ts'
import { RouteFields } from './route-fields.tsx'
import { ServicesFields } from './services-fields.tsx'

/** /ask-for-a-quote: a visitor describes a trade. This browser keeps it until the account that is opened then takes it over. */
export function VisitorRequestPage() {
  const [isCustomer] = useState(() => hasSession('customer'))
  return isCustomer ? <Navigate to="/request-a-quote" replace /> : <VisitorForm />
}

function VisitorForm() {
  const navigate = useNavigate()
  const { form, miss } = useRequestForm({ ...emptyRequest, ...findVisitorRequest<RequestValues>() })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepVisitorRequest(values),
      }),
    [form],
  )
  // A wrong field is marked and gets the focus.
  const submit = form.handleSubmit(() => {
    // What this tab shows, also where nothing was changed in it: another tab may have kept something else since.
    keepVisitorRequest(form.getValues())
    navigate(`/signup?next=${encodeURIComponent(requestOfVisitor)}`)
  })
  const goOn = (event: FormEvent) => {
    if (isUnsaid(form.getValues())) miss({ 'goods.0.description': 'Describe the goods' })
    void submit(event)
  }
  return (
    <FormProvider {...form}>
      <PageHeader
        title="Request a quote"
        lead="Describe your trade. Leave open what you do not know yet. You then open an account, and go on from here: nothing is sent before."
      />
      <form aria-label="Your trade" noValidate className="grid gap-4" onSubmit={goOn}>
        <Card title="Goods">
          <GoodsFields />
        </Card>
        <Card title="Route and term">
          <RouteFields isVisitor />
        </Card>
        <Card title="Services">
          <ServicesFields />
        </Card>
        <Button type="submit" tone="main" size="lg" className="w-fit">
          Continue
        </Button>
      </form>
    </FormProvider>
  )
}
