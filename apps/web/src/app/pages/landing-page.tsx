import { useEffect, useState } from 'react'
import { HelpAssistant } from '../../features/inbox/help-assistant/help-assistant.tsx'
import { CookieNotice } from '../../features/public/cookie-choice/cookie-notice.tsx'
import { Landing } from '../../features/public/landing/landing.tsx'

/** Without router and queries: it is the first page of most visitors, and loads only what it needs. */
export function LandingPage() {
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    document.title = 'Tradelane: payments, trade finance, quality assurance and freight'
  }, [])
  return (
    <>
      <Landing onCookiePreferences={() => setIsChoosing(true)} />
      <CookieNotice isOpen={isChoosing} onDone={() => setIsChoosing(false)} />
      <HelpAssistant />
    </>
  )
}
