type PageIndexProps = { entries: readonly { id: string; title: string; count: number | undefined }[] }

/** What a long page has, each with a link to it: the first thing to look at. */
export function PageIndex({ entries }: PageIndexProps) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, title, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex items-center gap-2 rounded-md border border-line bg-paper px-3 py-2 font-medium hover:bg-mist-2"
            >
              {title}
              {/* As wide before it is known: nothing moves when it is. */}
              <span className="num min-w-[3ch] font-normal text-ink-2">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
