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
 * Asks what this browser may store. It covers only one corner and leaves the other to the help assistant, so that
 * people can keep reading without choosing.
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
      className="floating fixed bottom-20 left-3 z-20 sm:bottom-3 w-[calc(100%-24px)] max-w-[420px] rounded-lg p-4"
    >
      <p>
        We store what signing in needs. May we also store preferences such as light or dark?{' '}
        <a href="/terms#cookies" className="text-link underline">
          What we store
        </a>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
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
