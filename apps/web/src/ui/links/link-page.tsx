import { useQuery } from '@tanstack/react-query'
import type { links } from '@tradelane/contract/links/calls'
import type { LinkPurposeName } from '@tradelane/contract/links/purposes'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink, linkQuery } from '../../lib/queries/links.ts'
import { Banner } from '../banner.tsx'
import { ListFailure } from '../lists/list-failure.tsx'
import { Skeleton } from '../skeleton.tsx'
import { DeadLink } from './dead-link.tsx'
import { LinkAnswered } from './link-answered.tsx'
import { type OpenedLink, OpenLink } from './open-link.tsx'

type Link = WireOutput<typeof links.get>

type LinkProps = {
  title: string
  /** A link for anything else does not work here. */
  purpose: LinkPurposeName
  /** Who asks, and for what: below the heading. */
  lead: (link: Link) => ReactNode
  /** Shown in place of a link that does not work any more. */
  dead?: ReactNode
}

/** The token of the mail's link; empty where it is missing. */
export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? ''

type LiveLinkProps = LinkProps & {
  children: (live: { token: string; link: Link; ask: () => void }) => ReactNode
}

/** What every page behind a link has: it asks what the link is for, and shows the page only while the link works. */
export function LiveLink({ title, purpose, lead, dead, children }: LiveLinkProps) {
  const token = useLinkToken()
  const { data: link, error, refetch } = useQuery({ ...linkQuery(token), enabled: token !== '' })
  const ask = useCallback(() => void refetch(), [refetch])
  if (token === '' || isDeadLink(error) || (link && link.purpose !== purpose))
    return dead ?? <DeadLink title={title} />
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{link && lead(link)}</p>
      {link ? (
        children({ token, link, ask })
      ) : error ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </>
  )
}

/** A link that was opened with a code, and what its page says of the work on it. */
export type LinkWork = {
  token: string
  link: Link
  opened: OpenedLink
  /** Answered: there is nothing more to do. */
  onDone: (message: string) => void
  /** The session has ended, or the link was revoked. */
  onClosed: () => void
}

type LinkPageProps = LinkProps & {
  /** What is shown once the code is right: "the invoice". */
  what: string
  children: (work: LinkWork) => ReactNode
}

/** The page of a link that is opened with a mailed code. */
export function LinkPage({ what, children, ...page }: LinkPageProps) {
  const [answer, setAnswer] = useState<string>()
  if (answer !== undefined) return <LinkAnswered title={page.title} text={answer} />
  return (
    <LiveLink {...page}>
      {({ token, link, ask }) => (
        <Opened {...{ token, link, what, ask }}>
          {(opened, onClosed) => children({ token, link, opened, onDone: setAnswer, onClosed })}
        </Opened>
      )}
    </LiveLink>
  )
}

type OpenedProps = {
  token: string
  link: Link
  what: string
  ask: () => void
  children: (opened: OpenedLink, onClosed: () => void) => ReactNode
}

/**
 * A session ends after half an hour without work, and a link when it is revoked: the link itself says which. What was typed stays, hidden,
 * until a new code has opened the link again.
 */
function Opened({ token, link, what, ask, children }: OpenedProps) {
  const [opened, setOpened] = useState<OpenedLink>()
  const [isClosed, setIsClosed] = useState(false)
  const close = useCallback(() => {
    setIsClosed(true)
    ask()
  }, [ask])
  const work = useRef<HTMLDivElement>(null)
  const isShown = opened !== undefined && !isClosed
  // The keyboard goes on in what was opened, unless its form has taken it.
  useEffect(() => {
    const shown = isShown && work.current
    if (shown && !shown.contains(document.activeElement)) shown.focus({ preventScroll: true })
  }, [isShown])
  const open = (link: OpenedLink) => {
    setOpened(link)
    setIsClosed(false)
  }
  return (
    <>
      {!isShown && (
        <div className="grid gap-5">
          {isClosed && (
            <Banner tone="wait" title="Your session has ended" isAlert>
              Enter a new code to continue. What you typed is kept.
            </Banner>
          )}
          <OpenLink token={token} sentTo={link.sent_to} what={what} onOpen={open} onDead={ask} />
        </div>
      )}
      {opened && (
        <div ref={work} tabIndex={-1} hidden={isClosed} className="outline-none">
          {children(opened, close)}
        </div>
      )}
    </>
  )
}
