import type { ReactNode } from 'react'

type MessagePageProps = {
  title: string
  children: ReactNode
  actions: ReactNode
  detail?: ReactNode
  /** Without a shell around it, the page itself is the main landmark. */
  isAlone?: boolean | undefined
}

/** A page with one message and a link to continue. Works inside a shell and without one. */
export function MessagePage({ title, children, actions, detail, isAlone }: MessagePageProps) {
  const Tag = isAlone ? 'main' : 'div'
  return (
    <Tag className="mx-auto grid min-h-[70dvh] max-w-form content-center justify-items-start gap-3 px-6 py-16">
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-base text-ink-2">{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">{actions}</div>
      {detail && <p className="mt-6 text-xs text-ink-2">{detail}</p>}
    </Tag>
  )
}
