import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFindAddress } from './find-address.ts'
import type { Reader } from './search-queries.ts'

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })),
)

/** Opens the search over everything. Its dialog is not part of the bar. */
export function SearchButton() {
  const { open } = useFindAddress()
  return (
    <IconButton
      label="Search"
      icon={Search}
      isBare
      aria-keyshortcuts="Control+K /"
      title="Search (Ctrl-K)"
      onClick={open}
    />
  )
}

/** The search over everything. Ctrl-K opens it from everywhere, "/" where nobody types. */
export function SearchDialogs({ reader }: { reader: Reader }) {
  const { text, open } = useFindAddress()
  useOpenKeys(open)
  return <Suspense>{text !== undefined && <SearchDialog reader={reader} />}</Suspense>
}

function useOpenKeys(open: () => void): void {
  const { pathname } = useLocation()
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForSearch(event)) return
      // A dialog keeps the keyboard, and a page of searching has a field of its own.
      if (document.querySelector('dialog[open]') || (event.key === '/' && pathname === '/admin/search'))
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [pathname])
}

function isForSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !shiftKey
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]')
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping
}
