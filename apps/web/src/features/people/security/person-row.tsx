import type { ReactNode } from 'react'

type PersonRowProps = {
  name: string
  /** A badge next to the name. */
  mark?: ReactNode
  facts: readonly string[]
  note?: ReactNode
  actions: ReactNode
}

export function PersonRow({ name, mark, facts, note, actions }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {mark}
        </div>
        <div className="wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</div>
        {note}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  )
}
