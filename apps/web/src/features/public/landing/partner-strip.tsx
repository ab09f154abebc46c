/** Logos of invented companies, drawn on 24 by 24. */
const partners = [
  { name: 'Norvik Bank', mark: 'M4 20V4l16 16V4' },
  {
    name: 'Blue Meridian Line',
    mark: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18M3 12h18',
  },
  { name: 'Carrack Container', mark: 'M3 8l9-4 9 4v8l-9 4-9-4zM3 8l9 4 9-4M12 12v8' },
  { name: 'Assay & Orchid', mark: 'M12 21c-6-3-8-8-8-16l8 4 8-4c0 8-2 13-8 16zM12 9v12' },
  { name: 'Baltica Cover', mark: 'M3 13a9 9 0 0 1 18 0zM12 13v6a2 2 0 0 1-4 0' },
  { name: 'Portway Capital', mark: 'M4 20h16M6 20v-8M10 20V8M14 20V4M18 20v-6' },
]

export function PartnerStrip() {
  return (
    <div className="border-t border-white/10">
      <div className="mx-auto max-w-[1176px] px-4 py-8 sm:px-6">
        <h2 className="text-xs text-navy-text-2">
          Our partners in this demonstration; their names are invented
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:flex lg:justify-between">
          {partners.map(({ name, mark }) => (
            <li
              key={name}
              className="flex items-center gap-2.5 text-base font-semibold whitespace-nowrap max-sm:text-sm"
            >
              <svg
                viewBox="0 0 24 24"
                className="size-6 flex-none fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
                aria-hidden="true"
              >
                <path d={mark} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
