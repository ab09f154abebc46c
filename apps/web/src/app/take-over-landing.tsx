import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { applyTheme, chosenTheme } from '../lib/browser/theme.ts'
import { LandingPage } from './pages/landing-page.tsx'

applyTheme(chosenTheme())

const root = document.getElementById('root')
if (!root) throw new Error('landing.html has no #root')

// A transition hydrates in small steps, between which the page responds to the user.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <LandingPage />
    </StrictMode>,
  )
})
