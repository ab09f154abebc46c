/** How far something is: `share` from 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="mt-1.5 h-1 overflow-hidden rounded-full bg-mist-2"
    >
      <div
        className="h-full origin-left rounded-full bg-sea transition-transform"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
