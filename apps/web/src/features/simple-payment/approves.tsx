import type { ReactNode } from 'react'

type ApprovesProps = { amount: string; payee: string; lastFour: string; children?: ReactNode }

/** What the code approves, above the boxes for it: who enters it must have read this. */
export function Approves({ amount, payee, lastFour, children }: ApprovesProps) {
  return (
    <div className="rounded-md bg-mist p-4">
      <p className="num text-lg font-semibold">{amount}</p>
      <p className="wrap-anywhere">
        to <strong className="font-semibold">{payee}</strong>
      </p>
      <p className="num text-ink-2">account ending in {lastFour}</p>
      {children}
    </div>
  )
}
