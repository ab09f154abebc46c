import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '../../lib/format/format-number.ts'
import { Button } from '../button.tsx'

type PaginationProps = {
  page: number
  totalPages: number
  /** How many records there are in all. */
  total?: number
  /** There are more than `total`; the server stopped counting. */
  isLeast?: boolean | undefined
  onPage: (page: number) => void
}

/** Renders nothing if everything fits on one page, and the address asks for no other. */
export function Pagination({ page, totalPages, total, isLeast, onPage }: PaginationProps) {
  const last = Math.max(1, totalPages)
  const isBeyond = page > last
  if (last === 1 && !isBeyond) return null
  const formatted = total !== undefined && formatNumber(isLeast ? roundDown(total) : total)
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-end gap-3 px-5 py-4">
      <p className="num grow basis-48 text-ink-2">
        {isBeyond
          ? `There is no page ${formatNumber(page)}, the last is ${formatNumber(last)}`
          : `Page ${formatNumber(page)}${isLeast ? '' : ` of ${formatNumber(last)}`}`}
        {total !== undefined && (isLeast ? ` · more than ${formatted} in all` : ` · ${formatted} in all`)}
      </p>
      <span className="flex gap-3">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
          <ChevronLeft size={16} aria-hidden />
          {isBeyond ? 'Last page' : 'Previous'}
        </Button>
        <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight size={16} aria-hidden />
        </Button>
      </span>
    </nav>
  )
}

/** The server counts a little beyond each page: the same figure on all of them, until a page comes near it. */
function roundDown(total: number): number {
  const unit = 10 ** (String(total).length - 1)
  return total - (total % unit)
}
