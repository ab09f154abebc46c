import type { ReactNode } from 'react'

/** The heading of a page in the auth shell, also the title of the browser tab. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      {children && <p className="mt-1 text-ink-2">{children}</p>}
    </header>
  )
}
