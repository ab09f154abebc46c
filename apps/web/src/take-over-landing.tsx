import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { applyTheme, chosenTheme } from './lib/browser/theme.ts'
import { LandingPage } from './pages/landing-page.tsx'

applyTheme(chosenTheme())

const root = document.getElementById('root')
if (!root) throw new Error('landing.html has no #root')

// As a transition it is done in small pieces, between which the page answers the reader.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
})
