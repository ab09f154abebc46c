import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DeadLink } from '../../../../ui/links/dead-link.tsx'
import { OpenLink } from '../../../../ui/links/open-link.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SellersRecord } from './sellers-record.tsx'

const title = 'Smart escrow'

/** /escrow?token=…: the seller of an escrow, who has no account, agrees to it, and sees where it stands. */
export function SellerEscrowPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({ ...linkQuery(token), enabled: token !== '' })
  const [session, setSession] = useState<string>()
  const [hasEnded, setHasEnded] = useState(false)
  if (token === '' || isDeadLink(error) || (data && data.purpose !== 'escrow_agree'))
    return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  // The session of an opened link ends after a while, the link itself does not.
  const reopen = () => {
    setHasEnded(session !== undefined)
    setSession(undefined)
    void refetch()
  }
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        {data.company_name} has set money aside for you. You do not need an account.
      </p>
      {session ? (
        <SellersRecord opened={{ token, session }} onEnded={reopen} />
      ) : (
        <>
          {hasEnded && (
            <div className="mb-4">
              <Banner tone="wait">Your session has ended. Open the link again with a new code.</Banner>
            </div>
          )}
          <OpenLink
            token={token}
            what="the escrow"
            sentTo={data.sent_to}
            onOpen={(opened) => setSession(opened.session)}
            onDead={reopen}
          />
        </>
      )}
    </>
  )
}
