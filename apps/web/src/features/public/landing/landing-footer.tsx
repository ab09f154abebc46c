import { contact } from '../../../lib/queries/contact.ts'
import { Brand } from '../../../ui/brand.tsx'
import { SocialLinks } from '../../../ui/social-links.tsx'
import { AppearanceSwitch } from './appearance-switch.tsx'
import { useSessionLinks } from './use-session-links.ts'

const link = 'rounded-sm py-1 text-left hover:text-white focus-visible:outline-navy-accent'
const heading = 'mb-2 font-semibold text-white'

export function LandingFooter({ onCookiePreferences }: { onCookiePreferences: () => void }) {
  const { isCustomer, admin } = useSessionLinks()
  return (
    <footer className="bg-navy text-navy-text">
      <div className="mx-auto grid max-w-[1176px] gap-x-8 gap-y-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Brand isOnNavy />
          <p className="mt-4 max-w-[40ch]">
            This is a sandbox: no real money moves and no real cargo sails. Claims and examples show what the
            product is made for.
          </p>
          <SocialLinks
            className="mt-5"
            linkLook="hover:bg-white/10 hover:text-white focus-visible:outline-navy-accent"
          />
        </div>
        <address className="grid content-start gap-1 not-italic">
          <h2 className={heading}>Contact</h2>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={link}>
            {contact.phone}
          </a>
          <span className="py-1">{contact.address}</span>
          <span className="py-1">{contact.hours}</span>
        </address>
        <nav aria-label="Your account" className="grid content-start gap-1">
          <h2 className={heading}>Your account</h2>
          <a href={isCustomer ? '/dashboard' : '/login'} className={link}>
            {isCustomer ? 'Dashboard' : 'Login'}
          </a>
          {!isCustomer && (
            <a href="/signup" className={link}>
              Sign up
            </a>
          )}
          <a href={admin} className={link}>
            Admin
          </a>
        </nav>
        <div className="grid content-start gap-1">
          <h2 className={heading}>This site</h2>
          <a href="/terms" className={link}>
            Terms and privacy
          </a>
          <button type="button" onClick={onCookiePreferences} className={link}>
            Cookie preferences
          </button>
          <AppearanceSwitch className={link} />
        </div>
      </div>
    </footer>
  )
}
