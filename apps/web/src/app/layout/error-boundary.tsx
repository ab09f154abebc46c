import { Component, type ReactNode } from 'react'
import { ApiError, isMissing } from '../../lib/net/api-error.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

type Props = {
  children: ReactNode
  onRetry?: () => void
  /** Another address is tried again. */
  address?: string
  /** Around the whole application: when it shows an error, there is no shell. */
  isOutermost?: boolean
}

/** Catches errors of a page while it loads or renders. A missing record is shown as a missing page. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidUpdate({ address }: Props): void {
    if (this.state.error === undefined || address === this.props.address) return
    this.props.onRetry?.()
    this.setState({ error: undefined })
  }

  private readonly retry = () => {
    // A render retry does not fix code that failed to load or threw.
    if (!(this.state.error instanceof ApiError)) return location.reload()
    this.props.onRetry?.()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    const isAlone = this.props.isOutermost === true
    if (error === undefined) return this.props.children
    if (isMissing(error)) return <NotFoundPage isAlone={isAlone} />
    return <UnexpectedError error={error} onRetry={this.retry} isAlone={isAlone} />
  }
}
