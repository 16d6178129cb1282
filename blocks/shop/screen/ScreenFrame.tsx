import { Picture } from '#ui/picture/Picture.tsx'
import type { ReactNode } from 'react'
import { linkTarget } from '../../page/link-target.ts'
import { useIsBuilder } from '../../page/view.ts'
import { BlockLink } from '../links/BlockLink.tsx'
import prose from '../layout/prose.module.css'
import type { ScreenOptions } from './screen.ts'
import linkStyles from '../links/line-link.module.css'
import styles from './ScreenFrame.module.css'

interface Props {
  readonly options: ScreenOptions
  readonly children: ReactNode
}

/**
 * Draws what operators add to a screen: a picture above it, a note and a help link below. Without any of them the screen is
 * alone. On the editor's canvas the screen is inert: it can be looked at, not used.
 */
export function ScreenFrame({ options: { picture, alt, note, helpText, helpLink }, children }: Props) {
  const screen = useIsBuilder() ? <div inert>{children}</div> : children
  const hasHelp = helpText !== '' && linkTarget(helpLink) !== undefined
  if (!picture && !note && !hasHelp) return screen
  return (
    <div className={styles.frame} data-screen-frame={picture ? 'picture' : ''}>
      {picture && (
        <Picture
          src={picture}
          alt={alt}
          ratio="4 / 1"
          sizes="(min-width: 1025px) 1280px, 100vw"
          isPriority
          className={styles.picture}
        />
      )}
      {screen}
      {(note || hasHelp) && (
        <footer className={styles.footer} data-screen-foot="">
          {/* Cleaned when saved and again when the page was normalised. */}
          {note && (
            <div
              className={prose.prose}
              // Browsers correct markup as they read it: what is there is not always what was sent.
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: note }}
            />
          )}
          {hasHelp && (
            <BlockLink link={helpLink} className={linkStyles.lineLink}>
              {helpText}
            </BlockLink>
          )}
        </footer>
      )}
    </div>
  )
}
