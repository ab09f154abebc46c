import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type PageHeaderProps = {
  /** Also the title of the browser's tab. */
  title: string
  /** One sentence that says what the page is for. */
  lead?: ReactNode
  /** At most one of them `tone="main"`. */
  actions?: ReactNode
  back?: { to: string; label: string }
}

export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
      <title>{`${title} · Tradelane`}</title>
      <div className="min-w-0 flex-1 basis-[420px]">
        {back && (
          <Link to={back.to} className="text-link mb-2 inline-flex items-center gap-1.5 print:hidden">
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </Link>
        )}
        <h1 className="wrap-anywhere text-xl font-semibold">{unbroken(title)}</h1>
        {lead && <p className="mt-1 wrap-anywhere text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-start gap-3">{actions}</div>}
    </header>
  )
}

/** The number of a record stays on one line, in titles and in sentences. */
export const unbroken = (text: string): ReactNode[] =>
  text.split(/([A-Z]{2,3}-\d{4}-\d{6})/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
