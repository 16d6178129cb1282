import { Component, type ReactNode } from 'react'

interface Props {
  /** Changes whenever the block does; a new one gets another try. */
  readonly attempt: unknown
  readonly onThrown: (message: string) => void
  readonly onRecovered: () => void
  readonly fallback: (message: string) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly attempt: unknown
  readonly message: string | undefined
}

/** Holds a throwing view, so that one block never takes the page with it. Source: L-172. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, message: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, message: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrown(error instanceof Error ? error.message : String(error))
  }

  override componentDidUpdate(_: Props, before: State) {
    if (before.message !== undefined && this.state.message === undefined) this.props.onRecovered()
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : this.props.fallback(message)
  }
}
