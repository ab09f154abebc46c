import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../../../lib/queries/links.ts'
import { DeadLink } from '../../../../ui/links/dead-link.tsx'
import { LinkAnswered } from '../../../../ui/links/link-answered.tsx'
import { type OpenedLink, OpenLink } from '../../../../ui/links/open-link.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { DayForm } from './day-form.tsx'

const title = 'Day of inspection'

/** /inspection-day?token=…: the supplier, who has no account, agrees the day of an inspection. */
export function InspectionDayPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    ...linkQuery(token),
    enabled: token !== '',
    // A link that was used up a moment ago must not look alive after a reload.
    staleTime: 0,
  })
  const [opened, setOpened] = useState<OpenedLink>()
  const [answer, setAnswer] = useState<string>()
  const [hasDied, setHasDied] = useState(false)
  if (answer !== undefined) return <LinkAnswered title={title} text={answer} />
  const isDead = token === '' || hasDied || isDeadLink(error)
  if (isDead || (data && data.purpose !== 'inspection_day')) return <DeadLink title={title} />
  if (!data) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  const die = () => setHasDied(true)
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        {data.company_name} ordered an inspection at your site. Choose the day, and say who receives the
        inspector. You do not need an account.
      </p>
      {opened ? (
        <DayForm token={token} opened={opened} onDone={setAnswer} onDead={die} />
      ) : (
        <OpenLink token={token} what="the inspection" sentTo={data.sent_to} onOpen={setOpened} onDead={die} />
      )}
    </>
  )
}
