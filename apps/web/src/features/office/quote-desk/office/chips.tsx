type ChipsProps = { chips: readonly { label: string; value: string }[] }

/** Amounts and facts of a section, side by side. */
export function Chips({ chips }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-2">
      {chips.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5 rounded-2xl bg-mist-2 px-3 py-1 text-xs">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
