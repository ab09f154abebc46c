import { Search } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPage } from '../../../lib/screens/lazy-page.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFindAddress } from './find-address.ts'

const SearchDialog = lazyPage(() => import('./search-dialog.tsx'), 'SearchDialog')

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
export function SearchDialogs() {
  const { text, open } = useFindAddress()
  const isOpen = text !== undefined
  const latest = useRef({ isOpen, open })
  latest.current = { isOpen, open }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A page of searching has taken it for its own field.
      if (event.defaultPrevented || !isForSearch(event)) return
      const { isOpen, open } = latest.current
      // The browser's own use of Ctrl-K would not help who has it open, or waits for it.
      if (isOpen && event.key !== '/') event.preventDefault()
      if (isOpen || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return <Suspense>{isOpen && <SearchDialog />}</Suspense>
}

function isForSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey
  if (altKey || isCommand) return isCommand && !altKey && key === 'k'
  return key === '/' && !document.activeElement?.matches('input, textarea, select, [contenteditable]')
}
