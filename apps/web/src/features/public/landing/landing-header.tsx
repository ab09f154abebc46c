import { Brand } from '../../../ui/brand.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { type FeatureId, features } from './showcase-features.ts'
import { useSessionLinks } from './use-session-links.ts'

const link = 'rounded-md px-1 py-2 text-navy-text hover:text-white focus-visible:outline-navy-accent'

export function LandingHeader({ onFeature }: { onFeature: (id: FeatureId) => void }) {
  const { isCustomer } = useSessionLinks()
  return (
    <header className="bg-navy">
      <a
        href="#content"
        className="sr-only z-30 rounded-md bg-sea-fill px-4 py-2 font-medium text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-20 max-w-[1176px] items-center gap-7 px-4 sm:px-6">
        <a
          href="/"
          className="mr-auto rounded-md focus-visible:outline-navy-accent"
          aria-label="Tradelane, home"
        >
          <Brand isOnNavy />
        </a>
        <nav aria-label="Features" className="flex gap-6 max-md:hidden">
          {features.map(({ id, title }) => (
            // biome-ignore lint/a11y/useValidAnchor: it scrolls to the showcase and opens the right tab there
            <a key={id} href="#showcase" onClick={() => onFeature(id)} className={link}>
              {title}
            </a>
          ))}
        </nav>
        <nav aria-label="Account" className="flex items-center gap-5">
          {isCustomer ? (
            <a href="/dashboard" className={buttonLook({ tone: 'main' })}>
              Go to dashboard
            </a>
          ) : (
            <>
              <a href="/login" className={link}>
                Login
              </a>
              <a href="/signup" className={buttonLook({ tone: 'main' })}>
                Get started
              </a>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
