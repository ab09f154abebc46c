/** What the code approves, above the boxes for it: who enters it must have read this. */
export function Approves({ amount, payee, lastFour }: { amount: string; payee: string; lastFour: string }) {
  return (
    <div className="rounded-md bg-mist p-4">
      <p className="num text-lg font-semibold">{amount}</p>
      <p>
        to <strong className="font-semibold">{payee}</strong>
      </p>
      <p className="num text-ink-2">account ending in {lastFour}</p>
      <p className="mt-2 text-ink-2">
        We have mailed you a code for exactly this payment. If you change anything of it, you need a new one.
      </p>
    </div>
  )
}
