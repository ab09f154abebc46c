import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LandingPage } from './pages/landing-page.tsx'

/** The landing page as the build writes it into landing.html, for take-over-landing.tsx to continue. */
export function landingMarkup(): string {
  return renderToString(
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
}
