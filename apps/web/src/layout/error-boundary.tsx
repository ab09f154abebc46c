import { Component, type ReactNode } from 'react'
import { ApiError } from '../lib/net/api-error.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

type Props = {
  children: ReactNode
  onRetry?: () => void
  /** Around the whole application: no shell is left when it shows something. */
  isOutermost?: boolean
}

/** Catches what a page throws while it loads or draws. A record that does not exist is an address that does not. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  private readonly retry = () => {
    // Code that could not be loaded, or broke, is not cured by drawing it again.
    if (!(this.state.error instanceof ApiError)) return location.reload()
    this.props.onRetry?.()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    const isAlone = this.props.isOutermost === true
    if (error === undefined) return this.props.children
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return <NotFoundPage isAlone={isAlone} />
    return <UnexpectedError error={error} onRetry={this.retry} isAlone={isAlone} />
  }
}
