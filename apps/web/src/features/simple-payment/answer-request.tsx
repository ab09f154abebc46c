import { requestAnswer } from '@tradelane/contract/simple-payment/calls'
import { useId, useState } from 'react'
import { showRefusedFields, useContractForm } from '../../lib/forms/use-contract-form.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { useAnswerRequest } from './queries.ts'

type AnswerRequestProps = { simplePaymentId: string; asked: string }

/** The payment waits for words of the customer: here they are written, and then it goes on. */
export function AnswerRequest({ simplePaymentId, asked }: AnswerRequestProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Answer
      </Button>
      {isOpen && <AnswerDialog {...{ simplePaymentId, asked }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AnswerDialog({ simplePaymentId, asked, onClose }: AnswerRequestProps & { onClose: () => void }) {
  const formId = useId()
  const form = useContractForm(requestAnswer, { simple_payment_id: simplePaymentId, text: '' })
  const answering = useAnswerRequest()
  const send = form.handleSubmit((body) =>
    answering.mutate(body, {
      onSuccess: ({ message }) => {
        onClose()
        toast.success(message ?? 'Your answer is on its way.')
      },
      onError: (error) => showRefusedFields(form, error),
    }),
  )
  return (
    <Dialog
      isOpen
      size="sm"
      title="Answer the payments provider"
      lead={asked}
      onClose={onClose}
      isBusy={answering.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={answering.isPending}>
            Not now
          </Button>
          <Button type="submit" form={formId} tone="main" isBusy={answering.isPending} busyText="Sending…">
            Send answer
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-4">
        <TextArea
          label="Your answer"
          maxLength={2000}
          error={form.formState.errors.text?.message}
          {...form.register('text')}
        />
        {answering.error && (
          <Banner tone="lost" isNews>
            {messageOf(answering.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
