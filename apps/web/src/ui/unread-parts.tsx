import { Banner } from './banner.tsx'

/** What a page could not read this time, beside the rest. */
export const UnreadParts = ({ titles }: { titles: readonly string[] }) =>
  titles.length > 0 && (
    <div className="mb-4">
      <Banner tone="lost" isAlert>
        {`Not everything could be read. Missing: ${titles.join(', ')}. Reload the page in a moment.`}
      </Banner>
    </div>
  )
