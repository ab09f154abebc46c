import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../../../lib/queries/links.ts'
import { DeadLink } from '../../../../ui/links/dead-link.tsx'
import { LinkAnswered } from '../../../../ui/links/link-answered.tsx'
import { type OpenedLink, OpenLink } from '../../../../ui/links/open-link.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ConfirmForm } from './confirm-form.tsx'

const title = 'Confirm an invoice'

/** /confirm-invoice?token=…: the buyer of a factored invoice, who has no account, confirms amount and due date. */
export function ConfirmInvoicePage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({ ...linkQuery(token), enabled: token !== '' })
  const [opened, setOpened] = useState<OpenedLink>()
  const [answer, setAnswer] = useState<string>()
  const [hasDied, setHasDied] = useState(false)
  if (answer !== undefined) return <LinkAnswered title={title} text={answer} />
  const isDead = token === '' || hasDied || isDeadLink(error)
  if (isDead || (data && data.purpose !== 'invoice_confirm')) return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  const die = () => setHasDied(true)
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        {data.company_name} asks you to confirm an invoice that you owe them, because it is to be financed.
        You do not need an account.
      </p>
      {opened ? (
        <ConfirmForm
          token={token}
          company={data.company_name}
          opened={opened}
          onDone={setAnswer}
          onDead={die}
        />
      ) : (
        <OpenLink token={token} what="the invoice" sentTo={data.sent_to} onOpen={setOpened} onDead={die} />
      )}
    </>
  )
}
