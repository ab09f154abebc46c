import { useState } from 'react'
import { Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Offerings } from './offerings.tsx'
import { PlatformSteps } from './platform-steps.tsx'
import { Showcase } from './showcase.tsx'
import type { FeatureId } from './showcase-features.ts'

export function Landing({ onCookiePreferences }: { onCookiePreferences: () => void }) {
  const [feature, setFeature] = useState<FeatureId>('payments')
  return (
    <>
      <LandingHeader onFeature={setFeature} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Claims />
        <Offerings />
        <Showcase selected={feature} onSelect={setFeature} />
        <PlatformSteps />
      </main>
      <LandingFooter onCookiePreferences={onCookiePreferences} />
    </>
  )
}
