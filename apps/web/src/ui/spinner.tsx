import { LoaderCircle } from 'lucide-react'

/** Turns while something is in flight. With a `label` it says so to screen readers as well. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-grid place-items-center">
      <LoaderCircle size={size} className="animate-spin" aria-hidden />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
