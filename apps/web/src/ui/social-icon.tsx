/** The networks' signs, drawn on 24 by 24: the icon library carries no brands. */
const signs = {
  LinkedIn:
    'M4 9h4v11H4zM6 3.500a2.250 2.250 0 1 1 0 4.500 2.250 2.250 0 0 1 0-4.500M10 9h3.800v1.600c.6-1 1.900-1.900 3.700-1.900 3 0 4.500 1.800 4.500 5V20h-4v-5.700c0-1.500-.6-2.400-1.900-2.400-1.400 0-2.100 1-2.100 2.500V20h-4z',
  X: 'M3 3h5.700l4.200 5.800L17.900 3h2.600l-6.400 7.500L21.200 21h-5.700l-4.600-6.400L5.300 21H2.700l7-8.100zM6.700 4.900l9.700 14.200h1.200L7.900 4.900z',
  Facebook:
    'M13.500 21v-7.500H16l.5-3.300h-3V8.300c0-1 .4-1.700 1.800-1.700h1.400V3.700C16.200 3.600 15.500 3.500 14.600 3.500c-2.600 0-4.300 1.600-4.300 4.400v2.300H7.500v3.300h2.800V21z',
}

export function SocialIcon({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  )
}
