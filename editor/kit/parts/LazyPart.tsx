import { Button } from '#ui/button/Button.tsx'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

interface BoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows something else once what is inside throws. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

interface Surroundings {
  /** Shown while the part is on its way. */
  readonly waiting?: ReactNode
  /** Puts the message of a failure into a dialog or a panel of its own. */
  readonly frame?: (message: ReactNode) => ReactNode
}

/**
 * A part of the editor whose script is loaded when it is first shown. Where that fails, as it does offline, a message says so and
 * offers to try again; the rest of the editor stays. A component that `lazy` made keeps its failure, so each try makes another.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const make = () => lazy(async () => ({ default: await load() }))
  let shared = make()
  return function LazyPart({ waiting = null, frame = message => message, ...props }: Props & Surroundings) {
    const [Part, setPart] = useState(() => shared)
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      shared = make()
      setPart(() => shared)
      setAttempt(attempt + 1)
    }
    return (
      <Boundary key={attempt} fallback={frame(<NotLoaded onRetry={retry} />)}>
        <Suspense fallback={waiting}>
          <Part {...(props as unknown as Props & Record<string, never>)} />
        </Suspense>
      </Boundary>
    )
  }
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('editor.panels')
  return (
    <div role="alert">
      <p>{t('notLoaded')}</p>
      <Button variant="line" onClick={onRetry}>
        {t('retryLoading')}
      </Button>
    </div>
  )
}
