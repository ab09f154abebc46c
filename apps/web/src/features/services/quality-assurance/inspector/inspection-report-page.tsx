import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DeadLink } from '../../../../ui/links/dead-link.tsx'
import { LinkAnswered } from '../../../../ui/links/link-answered.tsx'
import { type OpenedLink, OpenLink } from '../../../../ui/links/open-link.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ReportWork } from './report-work.tsx'

const title = 'Inspection report'

/** /inspection-report?token=…: the inspector, who has no account, reports from the factory, by phone. */
export function InspectionReportPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    ...linkQuery(token),
    enabled: token !== '',
    // A link that was used up a moment ago must not look alive after a reload.
    staleTime: 0,
  })
  const [opened, setOpened] = useState<OpenedLink>()
  const [wasOpen, setWasOpen] = useState(false)
  const [answer, setAnswer] = useState<string>()
  // A session ends after half an hour without work, and a link when it is revoked: the link itself says which.
  const close = useCallback(() => {
    setOpened(undefined)
    void refetch()
  }, [refetch])
  if (answer !== undefined) return <LinkAnswered title={title} text={answer} />
  const isDead = token === '' || isDeadLink(error) || (data && data.purpose !== 'inspection_report')
  if (isDead) return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        Tradelane asks you to report on an inspection that {data.company_name} ordered. You do not need an
        account. What you type is saved as you go.
      </p>
      {opened ? (
        <ReportWork token={token} opened={opened} onDone={setAnswer} onClosed={close} />
      ) : (
        <div className="grid gap-5">
          {wasOpen && (
            <Banner tone="wait" title="Your session has ended" isAlert>
              Enter a new code to continue. What you typed is kept.
            </Banner>
          )}
          <OpenLink
            token={token}
            sentTo={data.sent_to}
            what="the inspection"
            onOpen={(link) => {
              setOpened(link)
              setWasOpen(true)
            }}
            onDead={() => void refetch()}
          />
        </div>
      )}
    </>
  )
}
