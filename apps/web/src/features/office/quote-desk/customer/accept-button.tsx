import { Button } from '../../../../ui/button.tsx'
import { ClosedButton } from '../../../../ui/closed-button.tsx'

type AcceptButtonProps = { name: string; closed: string | undefined; onClick: () => void }

/** At each open offer. Where its goods have changed it says so and is closed, before anybody pays. */
export function AcceptButton({ name, closed, onClick }: AcceptButtonProps) {
  const look = { size: 'sm', tone: 'main', 'aria-label': `Accept ${name}` } as const
  if (closed !== undefined) return <ClosedButton {...look} text="Accept" closed={closed} />
  return (
    <Button {...look} onClick={onClick}>
      Accept
    </Button>
  )
}
