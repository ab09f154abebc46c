import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../class-names.ts'
import { shortLabel } from './short-label.ts'

type SearchFieldProps = {
  label: string
  /** What is searched for now, from the address. */
  value: string
  /** Called `waitMs` after the last key, and at once on Enter. */
  onSearch: (text: string) => void
  /** 0 if a search sends no request. */
  waitMs?: number
  placeholder?: string
  /** Instead of emptying the field, as browsers do. */
  onEscape?: () => void
  /** As wide as what it is in. */
  isWide?: boolean
}

const debounceMs = 500

export function SearchField({
  label,
  value,
  onSearch,
  waitMs = debounceMs,
  placeholder = shortLabel(label),
  onEscape,
  isWide,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const timer = useRef<number>(undefined)
  const { pathname } = useLocation()
  const reported = useRef<string[]>([])
  useEffect(() => {
    // `value` may be a text that we reported, older than what was typed since: keep the newer text.
    const echo = reported.current.indexOf(value)
    if (echo < 0) setTyped(value)
    reported.current = reported.current.slice(echo + 1)
  }, [value])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const report = (text: string) => {
    window.clearTimeout(timer.current)
    // A row was opened meanwhile, and its page is loading: a search would lead back here.
    if (window.location.pathname !== pathname) return
    if (text !== value) reported.current.push(text)
    onSearch(text)
  }
  const type = (text: string) => {
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => report(text.trim()), waitMs)
  }
  return (
    <search className={classNames('relative block w-full', !isWide && 'max-w-[380px]')}>
      <Search
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-2"
        aria-hidden
      />
      <input
        type="search"
        aria-label={label}
        value={typed}
        placeholder={placeholder}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(typed.trim())
          if (event.key !== 'Escape' || !onEscape) return
          event.preventDefault()
          onEscape()
        }}
        className="min-h-10 w-full rounded-md border border-control bg-paper pr-3 pl-9 text-base sm:text-sm"
      />
    </search>
  )
}
