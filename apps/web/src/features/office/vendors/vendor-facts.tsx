import type { VendorRecord, WireVendor } from '@tradelane/contract/vendors/calls'
import { laneModeNames, vendorServiceNames } from '@tradelane/contract/vendors/forms'
import { Link } from 'react-router'
import { countryName } from '../../../lib/format/country-names.ts'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'

/** What it does, for the page of a vendor. */
export const servicesOf = ({ services_offered, services, lanes }: WireVendor) => [
  { term: 'Services offered', value: <span className="whitespace-pre-line">{services_offered}</span> },
  { term: 'Asked for offers of', value: services.map((one) => vendorServiceNames[one]).join(', ') },
  {
    term: 'Lanes',
    value: lanes.length > 0 && (
      <ul>
        {lanes.map(({ origin, destination, mode }) => (
          <li key={`${origin} ${destination} ${mode}`}>
            {countryName(origin)} → {countryName(destination)}, by {laneModeNames[mode].toLowerCase()}
          </li>
        ))}
      </ul>
    ),
  },
]

/** Whom to write to or to call. */
export function Contacts({ vendor: { contact_details: contacts } }: { vendor: WireVendor }) {
  return (
    <Card title="Contacts">
      {contacts.length === 0 ? (
        <p className="text-ink-2">No contact yet. Update the vendor to add one.</p>
      ) : (
        <ul aria-label="Contacts" className="divide-y divide-line">
          {contacts.map(({ contact_person_name, division, email, phone_number }) => (
            <li key={`${email} ${contact_person_name}`} className="py-3 wrap-anywhere first:pt-0 last:pb-0">
              <span className="font-medium">{contact_person_name}</span>
              {division && <span className="text-ink-2">, {division}</span>}
              <div className="flex flex-wrap gap-x-4">
                <a href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
                <a href={`tel:${phone_number.replace(/[^\d+]/g, '')}`} className="num text-link">
                  {phone_number}
                </a>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** How often it was asked for offers, and what came of it and of prices by telephone. */
export function Asked({ record: { asked, answered, won, lost, late } }: { record: VendorRecord }) {
  return (
    <Card title="Requests for offers">
      {asked + won === 0 ? (
        <p className="text-ink-2">
          Ask this vendor for an offer at the quote desk. Its record will appear here.
        </p>
      ) : (
        <DefinitionList
          facts={[
            { term: 'Asked', value: String(asked) },
            { term: 'Answered', value: String(answered) },
            { term: 'Won', value: String(won) },
            { term: 'Lost', value: String(lost) },
            { term: 'No answer in time', value: String(late) },
          ]}
        />
      )}
    </Card>
  )
}

/** The records that are this vendor's. */
export function Linked({ linked }: { linked: readonly { title: string; link: string }[] }) {
  return (
    <Card title="Works for us as">
      {linked.length === 0 ? (
        <p className="text-ink-2">
          Rate cards, inspections and financing that name this vendor will appear here.
        </p>
      ) : (
        <ul aria-label="Works for us as" className="grid gap-1">
          {linked.map(({ title, link }) => (
            <li key={link}>
              <Link to={link} className="text-link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
