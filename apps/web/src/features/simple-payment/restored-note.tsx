import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" tone="quiet" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This is what you had entered and not saved.
    </Banner>
  )
}
