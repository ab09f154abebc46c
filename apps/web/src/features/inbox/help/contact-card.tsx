import { Clock3, Mail, MapPin, Phone } from 'lucide-react'
import { contact } from '../../../lib/queries/contact.ts'
import { Card } from '../../../ui/card.tsx'
import { SocialLinks } from '../../../ui/social-links.tsx'

const line = 'flex items-start gap-3'
const icon = {
  size: 18,
  strokeWidth: 1.75,
  className: 'mt-px flex-none text-ink-2',
  'aria-hidden': true,
} as const

export function ContactCard() {
  return (
    <Card title="Contact" className="break-inside-avoid">
      <address className="grid gap-3 not-italic">
        <p className={line}>
          <Mail {...icon} />
          <a href={`mailto:${contact.email}`} className="text-link">
            {contact.email}
          </a>
        </p>
        <p className={line}>
          <Phone {...icon} />
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className="text-link">
            {contact.phone}
          </a>
        </p>
        <p className={line}>
          <Clock3 {...icon} />
          {contact.hours}
        </p>
        <p className={line}>
          <MapPin {...icon} />
          {contact.address}
        </p>
      </address>
      <p className="mt-4 text-ink-2">
        Give us the payment’s number, or the request id of an error, so that we can find it at once.
      </p>
      <SocialLinks className="mt-4 print:hidden" linkLook="text-ink-2 hover:bg-mist-2 hover:text-ink" />
    </Card>
  )
}
