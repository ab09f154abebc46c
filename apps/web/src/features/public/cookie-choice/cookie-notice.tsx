import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type CookieChoice, chooseCookies, cookieChoice } from '../../../lib/browser/preferences.ts'
import { useInBrowser } from '../../../lib/browser/use-in-browser.ts'
import { buttonLook } from '../../../ui/button-look.ts'

const choices = [
  { choice: 'necessary', label: 'Only necessary' },
  { choice: 'preferences', label: 'Allow preferences' },
] as const

type CookieNoticeProps = {
  /** Opens again on request. By default the notice shows only to visitors who have not chosen yet. */
  isOpen: boolean
  onDone: () => void
}

/**
 * Asks what this browser may store. The last element of its page, and stuck to the window's edge until its place is reached: people can
 * read on without choosing, and nothing stays covered. The corner at its right is the help assistant's.
 */
export function CookieNotice({ isOpen, onDone }: CookieNoticeProps) {
  // The prerendered page cannot know the choice, so it shows nothing instead of something that disappears.
  const kept = useInBrowser<CookieChoice | ''>(() => cookieChoice() ?? '', 'necessary')
  const [chosen, setChosen] = useState<CookieChoice>()
  const notice = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) notice.current?.focus()
  }, [isOpen])
  const current = chosen ?? kept
  if (current && !isOpen) return null
  const choose = (choice: CookieChoice) => {
    chooseCookies(choice)
    setChosen(choice)
    onDone()
  }
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label="Cookie preferences"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-paper py-3 pr-20 pl-4 text-ink sm:pl-6"
    >
      <p className="max-w-[72ch] flex-1 basis-60">
        We store what signing in needs. May we also store preferences such as light or dark?{' '}
        <a href="/terms#cookies" className="text-link underline">
          What we store
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ choice, label }) => (
          <button
            key={choice}
            type="button"
            aria-pressed={current === choice}
            onClick={() => choose(choice)}
            className={buttonLook({ size: 'sm' })}
          >
            {current === choice && <Check size={16} aria-hidden />}
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
