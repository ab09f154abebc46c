import type { Tone } from '@tradelane/contract/lifecycle/state-table'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'

type ExampleCardProps = {
  what: string
  title: string
  tone: Tone
  status: string
  children: ReactNode
}

/** A small copy of a screen with example data, labelled as an example. */
export function ExampleCard({ what, title, tone, status, children }: ExampleCardProps) {
  return (
    <figure className="rounded-lg border border-line bg-mist p-4 sm:p-6">
      <figcaption className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>
          <span className="block text-xs text-ink-2">Example of {what}</span>
          <span className="text-base font-semibold">{title}</span>
        </span>
        <span className="ml-auto">
          <Badge tone={tone}>{status}</Badge>
        </span>
      </figcaption>
      <div className="num">{children}</div>
    </figure>
  )
}
