import { LinkButton } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage({ isAlone }: { isAlone?: boolean }) {
  return (
    <MessagePage
      title="Page Not Found"
      isAlone={isAlone}
      actions={
        <LinkButton to="/" tone="main">
          Go home
        </LinkButton>
      }
    >
      Nothing stands at this address. It may have been mistyped, or what stood here is no longer yours to see.
    </MessagePage>
  )
}
