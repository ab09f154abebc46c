import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LandingPage } from './pages/landing-page.tsx'

/** The landing page as the build writes it into landing.html; take-over-landing.tsx hydrates it. */
export function landingMarkup(): string {
  return renderToString(
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
}
