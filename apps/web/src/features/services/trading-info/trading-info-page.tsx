import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { isDeadLink, linkQuery } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DeadLink } from '../../../ui/links/dead-link.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOpenLink } from './queries.ts'
import { TradingForm } from './trading-form.tsx'

const title = 'Trading information'

/** /trading-info: the public form; with ?token=… the same form, filled in by the customer who asks for it. */
export function TradingInfoPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      {token === null ? (
        <>
          <Heading>Describe your trade with a supplier, so that your invoices can be financed.</Heading>
          <TradingForm known={{}} link={undefined} />
        </>
      ) : (
        <Linked token={token} />
      )}
    </>
  )
}

function Linked({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...linkQuery(token), enabled: token !== '' })
  const opening = useOpenLink(token)
  const isDead =
    token === '' ||
    isDeadLink(error) ||
    isDeadLink(opening.error) ||
    (data && data.purpose !== 'trading_info')
  if (isDead) return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  if (opening.data)
    return (
      <>
        <Heading>
          {data.company_name} asks you for this. We have filled in what they know of your company. Correct it
          where needed.
        </Heading>
        <TradingForm known={opening.data.fields} link={{ token, session: opening.data.session }} />
      </>
    )
  return (
    <>
      <Heading>
        {data.company_name} asks you to describe your trade with them, so that their invoices to you can be
        financed. You do not need an account.
      </Heading>
      {opening.error && (
        <div className="mb-5">
          <Banner tone="lost" isAlert>
            {messageOf(opening.error)}
          </Banner>
        </div>
      )}
      <Button
        tone="main"
        size="lg"
        isBusy={opening.isPending}
        busyText="Opening…"
        onClick={() => opening.mutate()}
      >
        Open the form
      </Button>
    </>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 text-ink-2">{children}</p>
    </header>
  )
}
