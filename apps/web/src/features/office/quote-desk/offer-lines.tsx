/** What is included or not, one below the other. */
export function OfferLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-ink-2">Not given</span>
  return (
    <ul className="grid gap-0.5">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** The same in one line, below what it is about. */
export function NamedLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <span className="text-xs wrap-anywhere">
      {title}: {lines.join(', ')}
    </span>
  )
}
