import { contacts, type SocialProfile } from '@tradelane/contract/contact/calls'
import { useEffect, useState } from 'react'
import { api } from '../lib/net/api.ts'
import { SocialIcon } from './social-icon.tsx'

/** The operator's profiles; nothing where none is configured, or while they are not known. */
export function SocialLinks({ className, linkLook }: { className: string; linkLook: string }) {
  const [profiles, setProfiles] = useState<readonly SocialProfile[]>([])
  useEffect(() => {
    // The landing page has no query cache, and a footer that stays short is no failure to report.
    api(contacts.socialProfiles, {}).then(
      (answer) => setProfiles(answer.profiles),
      () => undefined,
    )
  }, [])
  if (profiles.length === 0) return null
  return (
    <ul className={`-ml-2 flex gap-1 ${className}`}>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`Tradelane on ${name}`}
            title={`Tradelane on ${name}`}
            className={`grid size-10 place-items-center rounded-md ${linkLook}`}
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
