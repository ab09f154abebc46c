import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { Strengths } from './strengths.tsx'

export function LandingPage() {
  return (
    <>
      <title>Tradelane: pay suppliers abroad</title>
      <LandingHeader />
      <main>
        <Hero />
        <Strengths />
        <HowItWorks />
      </main>
      <LandingFooter />
    </>
  )
}
