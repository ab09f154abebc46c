import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Stretches over the nearest positioned ancestor, so that a click anywhere in a row or card follows it. */
export function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return children
  return (
    <Link to={to} className="font-medium after:absolute after:inset-0 hover:text-sea">
      {children}
    </Link>
  )
}
