import { useState } from 'react'
import { CookieNotice } from '../../features/public/cookie-choice/cookie-notice.tsx'
import { Terms } from '../../features/public/terms/terms.tsx'

export function TermsPage() {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Terms onCookiePreferences={() => setIsChoosing(true)} />
      <CookieNotice isOpen={isChoosing} onDone={() => setIsChoosing(false)} />
    </>
  )
}
