import type { MemberProfile } from '#api/client/account/account.ts'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../page/view.ts'
import { EmptyBlock } from '../layout/EmptyBlock.tsx'
import styles from './AccountFrame.module.css'
import type { ScreenOptions } from '../screen/screen.ts'
import { ScreenFrame } from '../screen/ScreenFrame.tsx'
import { AccountNav } from './AccountNav.tsx'
import { MemberBand } from './MemberBand.tsx'
import { useMember } from './use-member.ts'

interface Props {
  readonly options: ScreenOptions
  readonly title: string
  /** Shown until the profile is read; about as tall as the page. */
  readonly skeleton?: ReactNode
  /** The page on the editor's canvas, which has no member: that of a new one. */
  readonly canvas?: ReactNode
  /** The page; a function where it needs the profile. */
  readonly children: ReactNode | ((profile: MemberProfile) => ReactNode)
}

/** Around every page of the account: who is looking, where to go, and the page itself. Source: M-007, M-090. */
export function AccountFrame({ options, title, skeleton, canvas, children: own }: Props) {
  const isBuilder = useIsBuilder()
  const children = isBuilder && canvas ? canvas : own
  const { profile, hasFailed, retry } = useMember()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears, so the heading takes the focus: keyboards and screen readers keep their place. */
  const retryFromTop = () => {
    heading.current?.focus()
    retry()
  }
  return (
    <ScreenFrame options={options}>
      <div className={styles.frame}>
        <MemberBand />
        <div className={styles.columns}>
          <AccountNav />
          <section className={styles.content} aria-labelledby={titleId}>
            <h1 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {typeof children !== 'function' ? (
              children
            ) : profile ? (
              children(profile)
            ) : hasFailed ? (
              <Failed onRetry={retryFromTop} />
            ) : (
              <>
                <Placeholder />
                {skeleton}
              </>
            )}
          </section>
        </div>
      </div>
    </ScreenFrame>
  )
}

/** Says on the editor's canvas what will be here; draws nothing in the shop. */
function Placeholder() {
  return <EmptyBlock of="account.member" />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('account.member')
  return <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={onRetry} />
}
