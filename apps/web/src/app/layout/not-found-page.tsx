import { LinkButton } from '../../ui/button.tsx'
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
      We can’t find this page. The address may be wrong, or you no longer have access to it.
    </MessagePage>
  )
}
