/** Our contact details: the same on the landing page and under Help & Support. */
export const contact = {
  email: 'support@tradelane.example',
  phone: '+1 212 555 0100',
  hours: 'Monday to Friday, 8:00 to 20:00 UTC',
  address: '14 Harbour Lane, New York, NY 10004',
}

/** The networks where visitors can share this site. `site` is its address. */
export function socialLinks(site: string) {
  const url = encodeURIComponent(site)
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ] as const
}
